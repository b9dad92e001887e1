import {unusedFields} from '../docusaurus/frontMatterSchema.js';
import {readDay} from '../docusaurus/postAddress.js';
import type {Engine, Fields} from '../read/exportedPost.js';
import {fieldsIn, isFields, ungrouped} from '../read/exportedPost.js';
import {dayOf} from '../read/days.js';
import {NAMES, plainName} from '../read/fieldNames.js';
import {isUnlisted} from '../read/privacy.js';
import type {Note} from '../report/notes.js';

/** Returns the texts in all items of a list, or in the first name-like field of an object. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(textsOf);
  }
  if (isFields(value)) {
    return textsOf(['name', 'label', 'title'].map((name) => value[name]).find(Boolean));
  }
  return typeof value === 'string' || typeof value === 'number'
    ? [String(value).trim()].filter(Boolean)
    : [];
}

/** Returns the addresses of pictures in all items of a list, or in a field of an object. */
function picturesOf(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(picturesOf);
  }
  if (isFields(value)) {
    const names = 'overlay_image image src path url feature relative teaser og_image'.split(' ');
    return names.flatMap((name) => picturesOf(value[name])).slice(0, 1);
  }
  return textsOf(value);
}

/**
 * Returns the items of a list, or the parts of a text, which is split at semicolons if it has any, else
 * at commas, else at `otherSeparator`.
 */
function listOf(value: unknown, otherSeparator: string | RegExp = ','): string[] {
  if (typeof value !== 'string') {
    return textsOf(value);
  }
  const parts = value
    .replace(/^\[(.*)\]$/s, '$1')
    .split([';', ','].find((each) => value.includes(each)) ?? otherSeparator);
  return parts.map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2')).filter(Boolean);
}

/** True for a field that only says whether the post is public; `privateReason` has already evaluated it. */
const isSwitch = (name: string, value: unknown) =>
  /^(?:draft|isDraft|is_draft)$/i.test(name) ||
  (/^published$/i.test(name) && /^(?:true|false|yes|no|on|off|[01])$/i.test(String(value)));

/** Matches tags of Eleventy that only put a text into a collection; its themes do not show them. */
const COLLECTION_TAG = /^(?:all|nav|posts?)$/;

/** Another engine's front matter in Docusaurus' terms. */
export type ConvertedFields = ReturnType<typeof convertFields>;

/**
 * Converts the front matter of other engines.
 *
 * @param source path of the post, which shows whether it is a Jekyll post
 * @param siteFields names of fields that the site uses, besides those of Docusaurus
 */
export function convertFields(
  fields: Fields,
  source = '',
  siteFields: readonly string[] = [],
  engine?: Engine,
) {
  const isDraft = fields['draft'] === true;
  const all: Fields = Object.fromEntries(
    Object.entries(ungrouped(fields)).filter(([name, value]) => !isSwitch(name, value)),
  );
  const originalNames = new Map(Object.keys(all).map((name) => [plainName(name), name]));
  const namesOf = (field: keyof typeof NAMES): string[] =>
    NAMES[field].flatMap((name) => originalNames.get(name) ?? []);
  const consumed = new Set<string>();
  const consume = (name: string): unknown => {
    consumed.add(name);
    return all[name];
  };
  /** Returns the first text found under the names of a field, and marks that name as consumed. */
  const take = (field: keyof typeof NAMES, read = textsOf) => {
    const name = namesOf(field).find((each) => read(all[each]).length > 0);
    return name === undefined ? undefined : read(consume(name))[0];
  };

  const [dateText, updatedText] = [take('date'), take('last_update')];
  const date = dateText && dayOf(dateText, source);
  const updated = updatedText && dayOf(updatedText);
  const [title, description] = [take('title'), take('description')];
  const separator = take('separator');
  const slug = take('slug')?.replace(/^\/+|\/+$/g, '') || undefined;
  // In Jekyll's themes, the field `header` contains the picture.
  const [headerPicture] = picturesOf(fieldsIn(all['header']));
  const picture = take('image', picturesOf) ?? headerPicture;
  // `source/_posts/` is Hexo's folder.
  const isJekyll = /(?<!(?:^|\/)source\/)_posts\//.test(source);
  const tags = namesOf('tags').flatMap((name) => {
    // Only `tags` (and `categories` in Jekyll) are split at spaces; in other fields, a tag may consist of
    // several words.
    const isSplitAtSpaces = /^tags$/i.test(name) || (isJekyll && name === 'categories');
    return listOf(consume(name), isSplitAtSpaces ? /\s+/ : ',');
  });
  const authors = namesOf('authors')
    .flatMap((name) =>
      // In `author`, a comma is part of the name, as in `Jane Doe, PhD`.
      /s$/i.test(name) && typeof all[name] === 'string' ? listOf(consume(name)) : consume(name),
    )
    .flat()
    .map((value) => ({name: textsOf(value)[0] ?? '', fields: fieldsIn(value)}))
    .filter(({name}) => name !== '');
  const [author] = authors;
  if (author) {
    // Older versions of Docusaurus describe the author in fields of the post.
    const about = ['title', 'url', 'image_url'].flatMap((field) => {
      const name = originalNames.get(plainName(`author_${field}`));
      return name === undefined ? [] : [[field, consume(name)]];
    });
    author.fields = {...Object.fromEntries(about), ...author.fields};
  }
  for (const name of namesOf('permalink')) {
    const [address] = textsOf(all[name]);
    // A full URL in `url`, `path` or `link` may belong to another site, so the field is kept.
    if (name === 'permalink' || (address !== undefined && !/^https?:/.test(address))) {
      consume(name);
    }
  }
  const aliases = namesOf('aliases').map(consume).flatMap(textsOf);
  const {keywords} = all;
  const kept = Object.entries(all).filter(
    ([name, value]) => value !== null && value !== '' && !consumed.has(name),
  );
  const unconverted: Fields = {
    ...Object.fromEntries(kept),
    ...(typeof keywords === 'string' ? {keywords: listOf(keywords)} : {}),
    unlisted: isUnlisted(all) || undefined,
  };
  const {unknown, refused} = unusedFields(unconverted);
  const unused = new Set([...unknown, ...refused].filter((name) => !siteFields.includes(name)));
  const select = (isUnused: boolean): Fields =>
    Object.fromEntries(
      Object.entries(unconverted).filter(([name]) => unused.has(name) === isUnused),
    );
  const texts = [
    ...refused.map((name) => `${name} became a comment: Docusaurus expects a different format`),
    ...[!date && dateText, !updated && updatedText]
      .filter(Boolean)
      .map((text) => `"${text}" is not a date`),
    // Reports a text that Docusaurus would read as another day.
    ...(date && !dateText?.startsWith(date) && readDay(dateText) !== date
      ? [`dated ${date} (from ${dateText})`]
      : []),
  ];
  return {
    fields: {
      title,
      description,
      last_update: updated && {date: updated},
      ...select(false),
    },
    /** Fields that Docusaurus does not use, but would publish, because it bundles the front matter into the page's scripts. */
    unused: select(true),
    isDraft,
    date,
    slug,
    authors,
    aliases,
    separator,
    tags: tags
      .map((tag) => tag.replace(/^#(?=\S)/, ''))
      .filter((tag) => engine !== 'eleventy' || !COLLECTION_TAG.test(tag)),
    image: picture?.replace('__GHOST_URL__', ''),
    notes: texts.map((text): Note => ({kind: 'field', text})),
  };
}
