import {refusedFields} from '../docusaurus/frontMatterSchema.js';
import {readDay} from '../docusaurus/postAddress.js';
import {plainText} from '../html/htmlToMarkdown.js';
import type {Fields} from '../read/exportedPost.js';
import {isFields} from '../read/exportedPost.js';
import {isUnlisted} from '../read/privacy.js';
import type {Note} from '../report/notes.js';

/** Names that other engines use for a field, most trusted first; letter case does not matter. */
const NAMES = {
  title: 'title headline name',
  description: 'description excerpt summary custom_excerpt meta_description subtitle',
  date: 'date pubDate publishDate published_at publishedAt published date_published created_at createdAt created',
  last_update:
    'updated lastmod updatedDate modified updated_at updatedAt last_modified_at date_modified',
  slug: 'slug',
  tags: 'tags tag categories category topics',
  authors: 'authors author',
  image:
    'image heroImage cover_image coverImage featured_image featuredImage feature_image cover thumbnail banner ogImage',
  permalink: 'permalink url path link',
  aliases: 'aliases redirect_from',
  separator: 'excerpt_separator',
  draft: 'draft isDraft is_draft',
};

/** Returns the texts in a value: in all items of a list, or in the first name-like field of an object. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(textsOf);
  }
  if (isFields(value)) {
    const names = ['name', 'label', 'title', 'image', 'url', 'src', 'relative'];
    return textsOf(names.map((name) => value[name]).find((inner) => inner !== undefined));
  }
  return typeof value === 'string' || typeof value === 'number'
    ? [String(value).trim()].filter(Boolean)
    : [];
}

/** Splits a text at commas, or at spaces if it has no comma, as Jekyll does. */
function listOf(value: unknown): string[] {
  if (typeof value !== 'string') {
    return textsOf(value);
  }
  const parts = value.includes(',') ? value.split(',') : value.split(/\s+/);
  return parts.map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2')).filter(Boolean);
}

/** Days as engines write them, with or without zeros: 2015-1-23, 2015/01/23, 23.1.2015, 20150123. */
const WRITTEN_DAYS = [
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})(?!\d)/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/,
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/,
];

/** Reads a date as YYYY-MM-DD: the day as it was written, without regard to time zones. */
function dayOf(text: string): string | undefined {
  const {
    year,
    month = '',
    day = '',
  } = WRITTEN_DAYS.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  if (year !== undefined) {
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    // Days such as 0000-00-00 and 2020-02-31 do not exist.
    return readDay(written) === written ? written : undefined;
  }
  // Seconds or milliseconds since 1970.
  return /^\d{9,13}$/.test(text)
    ? readDay(new Date(Number(text) * (text.length > 10 ? 1 : 1000)))
    : (readDay(text) ?? readDay(new Date(text)));
}

/** Another engine's front matter in Docusaurus' terms. */
export type ConvertedFields = ReturnType<typeof convertFields>;

/**
 * Converts the front matter of Astro, Gatsby, Ghost, Hugo, Jekyll, Next and WordPress exports. Unknown
 * fields stay, because Docusaurus ignores them; those that it would refuse are renamed.
 */
export function convertFields({taxonomies, extra, ...top}: Fields) {
  const groups = [taxonomies, extra].filter(isFields);
  const all: Fields = Object.assign({}, ...groups, top);
  const spelled = new Map(Object.keys(all).map((name) => [name.toLowerCase(), name]));
  const namesOf = (field: keyof typeof NAMES): string[] =>
    NAMES[field].split(' ').flatMap((name) => spelled.get(name.toLowerCase()) ?? []);
  const taken = new Set<string>();
  const renamed: string[] = [];
  const consume = (name: string, as: string): unknown => {
    taken.add(name);
    renamed.push(...(name === as ? [] : [`${name} became ${as}`]));
    return all[name];
  };
  /** Returns the first text under the names of a field; values under the other names are kept. */
  const take = (field: keyof typeof NAMES, as: string = field): string | undefined => {
    const name = namesOf(field).find((each) => textsOf(all[each]).length > 0);
    return name === undefined ? undefined : textsOf(consume(name, as))[0];
  };
  const takeAll = (field: keyof typeof NAMES, as: string = field): unknown[] =>
    namesOf(field).map((name) => consume(name, as));

  namesOf('draft').forEach((name) => taken.add(name));
  const published = spelled.get('published') ?? '';
  if (/^(?:true|false|yes|no|on|off|[01])$/i.test(String(all[published]))) {
    taken.add(published);
    spelled.delete('published');
  }
  const isDraft = all['draft'] === true;
  const dateText = take('date');
  const date = dateText && dayOf(dateText);
  const updated = dayOf(take('last_update') ?? '');
  const [title, description] = [take('title'), take('description')].map(
    (text) => text && plainText(text),
  );
  const slug = take('slug')?.replace(/^\/+|\/+$/g, '') || undefined;
  const image = take('image')?.replace('__GHOST_URL__', '');
  const separator = take('separator', 'the truncation marker');
  const tags = [...new Set(takeAll('tags').flatMap(listOf))];
  const authors = takeAll('authors')
    .flat()
    .map((value) => ({name: textsOf(value)[0] ?? '', fields: isFields(value) ? value : {}}))
    .filter(({name}) => name !== '');
  // Full URLs may belong to other sites, so those fields are kept.
  namesOf('permalink')
    .filter((name) => name === 'permalink' || !/^https?:/.test(textsOf(all[name])[0] ?? 'https:'))
    .forEach((name) => consume(name, 'a redirect'));
  const aliases = takeAll('aliases', 'a redirect').flatMap(textsOf);
  const {keywords, series} = all;
  const rest = {
    // Drops fields without a value.
    ...Object.fromEntries(
      Object.entries(all).filter(([name, value]) => !taken.has(name) && value !== null),
    ),
    ...(typeof keywords === 'string' ? {keywords: listOf(keywords)} : {}),
    ...(Array.isArray(series) ? {series: textsOf(series)[0]} : {}),
    // Docusaurus refuses a draft that is unlisted.
    ...('unlisted' in all || isUnlisted(all)
      ? {unlisted: (isUnlisted(all) && !isDraft) || undefined}
      : {}),
  };
  const refused = refusedFields(rest);
  const kept = Object.entries(rest).map(
    ([name, value]) => [refused.has(name) ? `original_${name}` : name, value] as const,
  );
  const texts = [
    ...[...refused].map(
      (name) => `${name} was renamed to original_${name}: Docusaurus expects another format`,
    ),
    ...(dateText && !date ? [`"${dateText}" is not a date`] : []),
    ...(date && dateText !== date && readDay(dateText) !== date
      ? [`dated ${date} (from ${dateText})`]
      : []),
  ];
  return {
    fields: {
      title,
      description,
      last_update: updated && {date: updated},
      ...(Object.fromEntries(kept) as Fields),
    },
    ...{isDraft, date, slug, tags, authors, image, aliases, separator, renamed},
    notes: texts.map((text): Note => ({kind: 'field', text})),
  };
}
