import {documentedFields} from '../../../data/schemas/post';
import {readDay} from '../../../lib/derivePost';
import type {Note} from './notes';
import type {Fields} from './readExport';
import {isFields} from './readExport';
import {plainText} from './structuredExports';

/** What other engines call a field, in the order in which they count; upper and lower case are one. */
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
  const [, written] = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text) ?? [];
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text) ?? [];
  if (written !== undefined || year !== undefined) {
    return written ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  // Seconds or milliseconds since 1970.
  return /^\d{9,13}$/.test(text)
    ? readDay(new Date(Number(text) * (text.length > 10 ? 1 : 1000)))
    : (readDay(text) ?? readDay(new Date(text)));
}

/** Fields that Docusaurus knows and would not take are kept under another name. */
function keepRefused(fields: Fields): {fields: Fields; notes: Note[]} {
  const issues = documentedFields([]).safeParse(fields).error?.issues ?? [];
  const refused = new Set(issues.map(({path: [field]}) => String(field)));
  const entries = Object.entries(fields);
  return {
    fields: Object.fromEntries(
      entries.map(([name, value]) => [refused.has(name) ? `original_${name}` : name, value]),
    ),
    notes: [...refused].map((name): Note => ({
      kind: 'field',
      text: `${name} was renamed to original_${name}: Docusaurus expects another format`,
    })),
  };
}

/** What another engine's front matter says, in Docusaurus' terms. */
export type ConvertedFields = ReturnType<typeof convertFields>;

/**
 * Reads the front matter of Astro, Gatsby, Ghost, Hugo, Jekyll, Next and WordPress exports. Fields
 * that mean nothing here stay as they are, since Docusaurus passes over them.
 */
export function convertFields(source: Fields) {
  const {taxonomies, extra, ...top} = source;
  const all: Record<string, unknown> = {
    ...(isFields(taxonomies) ? taxonomies : {}),
    ...(isFields(extra) ? extra : {}),
    ...top,
  };
  const spelled = new Map(Object.keys(all).map((name) => [name.toLowerCase(), name]));
  const namesOf = (field: keyof typeof NAMES): string[] =>
    NAMES[field].split(' ').flatMap((name) => spelled.get(name.toLowerCase()) ?? []);
  const taken = new Set<string>();
  const renamed: string[] = [];
  const consume = (name: string, as: string): unknown => {
    taken.add(name);
    renamed.push(...(name === as ? [] : [`${name} is ${as}`]));
    return all[name];
  };
  /** The first text under the names of a field; what stands under the others stays. */
  const take = (field: keyof typeof NAMES, as: string = field): string | undefined => {
    const name = namesOf(field).find((each) => textsOf(all[each]).length > 0);
    return name === undefined ? undefined : textsOf(consume(name, as))[0];
  };
  const takeAll = (field: keyof typeof NAMES, as: string = field): unknown[] =>
    namesOf(field).map((name) => consume(name, as));

  const [published, status] = ['published', 'status'].map((name) => all[spelled.get(name) ?? '']);
  const isDraft =
    namesOf('draft').some((name) => String(all[name]) === 'true') ||
    published === false ||
    /^(?:draft|private|pending|future)$/i.test(textsOf(status)[0] ?? '');
  namesOf('draft').forEach((name) => taken.add(name));
  if (typeof published === 'boolean') {
    taken.add(spelled.get('published') ?? '');
  }
  const dateText = take('date');
  const date = dateText === undefined ? undefined : dayOf(dateText);
  const updatedText = take('last_update');
  const updated = updatedText === undefined ? undefined : dayOf(updatedText);
  const [title, description] = [take('title'), take('description')].map(
    (text) => text && plainText(text),
  );
  const slug = take('slug')?.replace(/^\/+|\/+$/g, '');
  const image = take('image')?.replace('__GHOST_URL__', '');
  const separator = take('separator', 'the truncation marker');
  const tags = takeAll('tags').flatMap(listOf);
  const authors = takeAll('authors')
    .flat()
    .map((value) => ({name: textsOf(value)[0] ?? '', fields: isFields(value) ? value : {}}))
    .filter(({name}) => name !== '');
  // Whole addresses may be those of other sites, and stay.
  namesOf('permalink')
    .filter((name) => name === 'permalink' || !/^https?:/.test(textsOf(all[name])[0] ?? 'https:'))
    .forEach((name) => consume(name, 'a redirect'));
  const aliases = takeAll('aliases', 'a redirect').flatMap(textsOf);
  const {keywords, series} = all;
  const kept = keepRefused({
    ...Object.fromEntries(Object.entries(all).filter(([name]) => !taken.has(name))),
    ...(typeof keywords === 'string' ? {keywords: listOf(keywords)} : {}),
    ...(Array.isArray(series) ? {series: textsOf(series)[0]} : {}),
    ...(all['visibility'] === 'unlisted' ? {unlisted: true} : {}),
  });
  const notes: Note[] = [
    ...kept.notes,
    ...(dateText !== undefined && date === undefined
      ? [{kind: 'field', text: `"${dateText}" is not a date`} as const]
      : []),
    ...(date !== undefined && dateText !== date && readDay(dateText) !== date
      ? [{kind: 'field', text: `dated ${date} (from ${dateText})`} as const]
      : []),
  ];
  return {
    fields: {
      title,
      description,
      last_update: updated && {date: updated},
      ...kept.fields,
    },
    isDraft,
    date,
    slug: slug || undefined,
    tags: [...new Set(tags)],
    authors,
    image,
    aliases,
    separator,
    renamed,
    notes,
  };
}
