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
  readonly date: string | undefined;
  readonly slug: string | undefined;
  /** Labels. */
  readonly tags: readonly string[];
  readonly authors: readonly WrittenBy[];
  readonly image: string | undefined;
  /** Paths or full addresses that the post had; its permalink, if it says one, first. */
  readonly addresses: readonly string[];
  readonly hasPermalink: boolean;
  readonly isDraft: boolean;
  /** What marks the end of the lead in this post alone. */
  readonly separator: string | undefined;
  /** Fields that have another name here, such as `pubDate is date`. */
  readonly renamed: readonly string[];
  readonly notes: readonly string[];
}

/** What the engines call a field, whatever its capitals; the first that holds a text counts. */
const NAMES = {
  title: 'title headline name',
  description: 'description excerpt summary custom_excerpt meta_description subtitle',
  date: 'date pubDate publishDate published_at publishedAt published date_published created_at createdAt created',
  last_update:
    'updated lastmod updatedDate modified updated_at updatedAt last_modified_at date_modified',
  slug: 'slug',
  image:
    'image heroImage cover_image coverImage featured_image featuredImage feature_image cover thumbnail banner ogImage',
  separator: 'excerpt_separator',
  tags: 'tags tag categories category topics',
  authors: 'authors author',
  permalink: 'permalink url path link',
  aliases: 'aliases redirect_from',
  draft: 'draft isDraft is_draft',
} as const;

/** What the report calls a field that is none here. */
const CALLED: Readonly<Record<string, string>> = {
  permalink: 'a redirect',
  aliases: 'a redirect',
  separator: 'the truncation marker',
};

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
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text) ?? [];
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text) ?? [];
  if (year !== undefined) {
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  if (/^\d{9,13}$/.test(text)) {
    return readDay(new Date(Number(text) * (text.length > 10 ? 1 : 1000)));
  }
  return iso ?? readDay(text) ?? readDay(new Date(text));
}

/** A permalink with places to fill in (`/:year/:title`) belongs to a site, not to a post. */
function isAddress(text: string): boolean {
  return /^(?:\/|https?:\/\/)/.test(text) && !/\/:\w/.test(text);
}

/** Takes the fields that mean something here out of the others, and notes those of other names. */
function fieldTaker({taxonomies, extra, ...top}: Fields) {
  const nested = [taxonomies, extra].filter(isFields);
  const rest = new Map(Object.entries(Object.assign({}, ...nested, top) as Fields));
  const renamed: string[] = [];
  const takeAll = (field: keyof typeof NAMES, mayBeEmpty = true): unknown[] => {
    const names = NAMES[field].split(' ').flatMap((name) => {
      const own = [...rest.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
      return own !== undefined && (mayBeEmpty || textsOf(rest.get(own)).length > 0) ? [own] : [];
    });
    return (mayBeEmpty ? names : names.slice(0, 1)).map((name) => {
      const value = rest.get(name);
      rest.delete(name);
      const called = CALLED[field] ?? field;
      if (name !== called) {
        renamed.push(`${name} is ${called}`);
      }
      return value;
    });
  };
  const take = (field: keyof typeof NAMES): string | undefined =>
    textsOf(takeAll(field, false)[0])[0];
  return {rest, renamed, take, takeAll};
}

/** Fields that Docusaurus knows and would not take are kept under another name. */
function keepRefused(fields: Fields, notes: string[]): Fields {
  const issues = documentedFields.safeParse(fields).error?.issues ?? [];
  const refused = new Set(issues.map(({path: [field]}) => String(field)));
  refused.forEach((name) =>
    notes.push(`${name} was renamed to original_${name}: Docusaurus expects another format`),
  );
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [refused.has(name) ? `original_${name}` : name, value]),
  );
}

/**
 * Reads the front matter of Astro, Gatsby, Ghost, Hugo, Jekyll, Next and WordPress exports. Fields
 * that mean nothing here stay as they are, since Docusaurus passes over them.
 */
export function convertFields(source: Fields): ConvertedFields {
  const {rest, renamed, take, takeAll} = fieldTaker(source);
  const notes: string[] = [];
  const isDraft =
    takeAll('draft').some((value) => String(value) === 'true') ||
    rest.get('published') === false ||
    /^(?:draft|private|pending|future)$/i.test(textsOf(rest.get('status'))[0] ?? '');
  if (typeof rest.get('published') === 'boolean') {
    rest.delete('published');
  }
  const written = take('date');
  const date = written === undefined ? undefined : dayOf(written);
  if (written !== undefined && date === undefined) {
    notes.push(`"${written}" is not a date`);
  } else if (written !== date && readDay(written) !== date) {
    notes.push(`dated ${date} (from ${written})`);
  }
  const updated = take('last_update');
  const lastUpdate = updated === undefined ? undefined : dayOf(updated);
  const [title, description] = (['title', 'description'] as const).map((field) => {
    const text = take(field);
    return text && plainText(text);
  });
  const slug = take('slug')?.replace(/^\/+|\/+$/g, '');
  const [image, separator] = [take('image')?.replace('__GHOST_URL__', ''), take('separator')];
  const tags = new Set(takeAll('tags').flatMap(listOf));
  const authors = takeAll('authors')
    .flat()
    .map((value) => ({name: textsOf(value)[0] ?? '', fields: isFields(value) ? value : {}}))
    .filter(({name}) => name !== '');
  const permalink = takeAll('permalink').flatMap(textsOf);
  const said = [...permalink, ...takeAll('aliases').flatMap(textsOf)];
  said
    .filter((text) => !isAddress(text))
    .forEach((text) => notes.push(`"${text}" is not the address of a page`));
  for (const [name, value] of rest) {
    if (name === 'keywords' && typeof value === 'string') {
      rest.set(name, listOf(value));
    } else if (name === 'series' && Array.isArray(value)) {
      rest.set(name, textsOf(value)[0]);
    }
  }
  const isUnlisted = rest.get('unlisted') === true || rest.get('visibility') === 'unlisted';
  return {
    fields: {
      title,
      description,
      last_update: lastUpdate === undefined ? undefined : {date: lastUpdate},
      unlisted: isUnlisted || undefined,
      ...keepRefused(Object.fromEntries(rest), notes),
    },
    date,
    slug: slug === '' ? undefined : slug,
    tags: [...tags],
    authors,
    image,
    addresses: said.filter(isAddress),
    hasPermalink: permalink.some(isAddress),
    isDraft,
    separator,
    renamed,
    notes,
  };
}
