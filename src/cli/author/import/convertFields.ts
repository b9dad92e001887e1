import {documentedFields} from '../../../data/schemas/post';
import {readDay} from '../../../lib/derivePost';
import type {Fields} from './readExport';
import {isFields} from './readExport';
import {plainText} from './structuredExports';

/** Who wrote a post, as its engine says it. */
export interface WrittenBy {
  readonly name: string;
  readonly fields: Fields;
}

/** What another engine's front matter says, in Docusaurus' terms. */
export interface ConvertedFields {
  /** Fields that are written as they stand here; tags, authors and pictures are settled elsewhere. */
  readonly fields: Fields;
  /** YYYY-MM-DD */
  readonly date?: string;
  readonly slug?: string;
  /** Labels. */
  readonly tags: readonly string[];
  readonly authors: readonly WrittenBy[];
  readonly image?: string;
  /** Path or full address that the post had. */
  readonly permalink?: string;
  /** Those that it had before, or beside. */
  readonly aliases: readonly string[];
  /** What marks the end of the lead in this post alone. */
  readonly separator?: string;
  /** Fields that have another name here, such as `pubDate is date`. */
  readonly renamed: readonly string[];
  readonly notes: readonly string[];
}

const TITLE = ['title', 'headline', 'name'];
const DESCRIPTION = [
  'description',
  'excerpt',
  'summary',
  'custom_excerpt',
  'meta_description',
  'subtitle',
];
const DATE = [
  'date',
  'pubDate',
  'publishDate',
  'published_at',
  'publishedAt',
  'published',
  'date_published',
  'created_at',
  'createdAt',
  'created',
];
const UPDATED = [
  'updated',
  'lastmod',
  'updatedDate',
  'modified',
  'updated_at',
  'updatedAt',
  'last_modified_at',
  'date_modified',
];
const TAGS = ['tags', 'tag', 'categories', 'category', 'topics'];
const AUTHORS = ['authors', 'author'];
const IMAGE = [
  'image',
  'heroImage',
  'cover_image',
  'coverImage',
  'featured_image',
  'featuredImage',
  'feature_image',
  'cover',
  'thumbnail',
  'banner',
  'ogImage',
];
const PERMALINK = ['permalink', 'url', 'path', 'link'];
const ALIASES = ['aliases', 'redirect_from'];
const DRAFT = ['draft', 'isDraft', 'is_draft'];

/** The texts of a value: of a list all, of an object the first that names it. */
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

/** Tags in one text: between commas, or between spaces as Jekyll has them. */
function listOf(value: unknown): string[] {
  if (typeof value !== 'string') {
    return textsOf(value);
  }
  const parts = value.includes(',') ? value.split(',') : value.split(/\s+/);
  return parts.map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2')).filter(Boolean);
}

/** The day that a reader of the old blog saw, whatever its hour was elsewhere. */
function dayOf(text: string): string | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text) ?? [];
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text) ?? [];
  if (year !== undefined) {
    return `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  }
  const isEpoch = /^\d{9,13}$/.test(text);
  const epoch = isEpoch ? new Date(Number(text) * (text.length > 10 ? 1 : 1000)) : undefined;
  return day ?? (epoch ? readDay(epoch) : (readDay(text) ?? readDay(new Date(text))));
}

/** A permalink with places to fill in (`/:year/:title`) belongs to a site, not to a post. */
function isAddress(text: string): boolean {
  return /^(?:\/|https?:\/\/)/.test(text) && !/\/:\w/.test(text);
}

/** Fields that Docusaurus knows and would not take are kept under another name. */
function keepRefused(fields: Fields): {fields: Fields; notes: string[]} {
  const issues = documentedFields.safeParse(fields).error?.issues ?? [];
  const refused = new Set(issues.map(({path: [field]}) => String(field)));
  const entries = Object.entries(fields);
  return {
    fields: Object.fromEntries(
      entries.map(([name, value]) => [refused.has(name) ? `original_${name}` : name, value]),
    ),
    notes: [...refused].map(
      (name) => `${name} was renamed to original_${name}: Docusaurus expects another format`,
    ),
  };
}

/**
 * Reads the front matter of Astro, Gatsby, Ghost, Hugo, Jekyll, Next and WordPress exports. Fields
 * that mean nothing here stay as they are, since Docusaurus passes over them.
 */
export function convertFields(source: Fields): ConvertedFields {
  const {taxonomies, extra, ...top} = source;
  const all: Record<string, unknown> = {
    ...(isFields(taxonomies) ? taxonomies : {}),
    ...(isFields(extra) ? extra : {}),
    ...top,
  };
  const nameOf = (field: string) =>
    Object.keys(all).find((name) => name.toLowerCase() === field.toLowerCase());
  const taken = new Set<string>();
  const renamed: string[] = [];
  /** The first of these fields that holds a text, and which it was; the others stay. */
  const take = (fields: readonly string[], as: string): string | undefined => {
    for (const field of fields) {
      const name = nameOf(field);
      const [text] = name === undefined ? [] : textsOf(all[name]);
      if (name !== undefined && text !== undefined) {
        taken.add(name);
        renamed.push(...(name === as ? [] : [`${name} is ${as}`]));
        return text;
      }
    }
    return undefined;
  };
  const takeAll = (fields: readonly string[], as: string): unknown[] =>
    fields.flatMap((field) => {
      const name = nameOf(field);
      if (name !== undefined) {
        taken.add(name);
        renamed.push(...(name === as ? [] : [`${name} is ${as}`]));
      }
      return name === undefined ? [] : [all[name]];
    });

  const isPublished = all[nameOf('published') ?? ''];
  const status = textsOf(all[nameOf('status') ?? ''])[0];
  const isDraft =
    DRAFT.some((field) => String(all[nameOf(field) ?? '']) === 'true') ||
    isPublished === false ||
    /^(?:draft|private|pending|future)$/i.test(status ?? '');
  const written = DATE.filter((field) => typeof all[nameOf(field) ?? ''] !== 'boolean');
  const dateText = take(written, 'date');
  const date = dateText === undefined ? undefined : dayOf(dateText);
  const updatedText = take(UPDATED, 'last_update');
  const updated = updatedText === undefined ? undefined : dayOf(updatedText);
  const [title, description] = [take(TITLE, 'title'), take(DESCRIPTION, 'description')].map(
    (text) => text && plainText(text),
  );
  const slug = take(['slug'], 'slug')?.replace(/^\/+|\/+$/g, '');
  const image = take(IMAGE, 'image')?.replace('__GHOST_URL__', '');
  const separator = take(['excerpt_separator'], 'the truncation marker');
  const tags = takeAll(TAGS, 'tags').flatMap(listOf);
  const authors = takeAll(AUTHORS, 'authors')
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .map((value) => ({name: textsOf(value)[0] ?? '', fields: isFields(value) ? value : {}}))
    .filter(({name}) => name !== '');
  const permalinks = takeAll(PERMALINK, 'a redirect').flatMap(textsOf);
  const permalink = permalinks.find(isAddress);
  const aliases = takeAll(ALIASES, 'a redirect').flatMap(textsOf);
  const rootless = [...permalinks, ...aliases].filter((text) => !isAddress(text));
  [...DRAFT, ...(typeof isPublished === 'boolean' ? ['published'] : [])].forEach((field) =>
    taken.add(nameOf(field) ?? ''),
  );
  const keywords = all['keywords'];
  const series = all['series'];
  const rest = Object.entries(all).filter(([name]) => !taken.has(name));
  const kept = keepRefused({
    ...Object.fromEntries(rest),
    ...(typeof keywords === 'string' ? {keywords: listOf(keywords)} : {}),
    ...(Array.isArray(series) ? {series: textsOf(series)[0]} : {}),
  });
  const isUnlisted = all['unlisted'] === true || all['visibility'] === 'unlisted';
  return {
    fields: {
      ...(title === undefined ? {} : {title}),
      ...(description === undefined ? {} : {description}),
      ...(updated === undefined ? {} : {last_update: {date: updated}}),
      ...(isDraft ? {draft: true} : {}),
      ...(isUnlisted ? {unlisted: true} : {}),
      ...kept.fields,
    },
    ...(date === undefined ? {} : {date}),
    ...(slug ? {slug} : {}),
    tags: [...new Set(tags)],
    authors,
    ...(image === undefined ? {} : {image}),
    ...(permalink === undefined ? {} : {permalink}),
    aliases: aliases.filter(isAddress),
    ...(separator === undefined ? {} : {separator}),
    renamed,
    notes: [
      ...kept.notes,
      ...(dateText !== undefined && date === undefined ? [`"${dateText}" is not a date`] : []),
      ...(date !== undefined && dateText !== date && readDay(dateText) !== date
        ? [`dated ${date} (from ${dateText})`]
        : []),
      ...rootless.map((text) => `"${text}" is not the address of a page`),
    ],
  };
}
