import {normalizeUrl, parseMarkdownContentTitle} from '@docusaurus/utils';
import type {FrontMatterTag, TagsFile} from '@docusaurus/utils';
import {isScalar, parseDocument} from 'yaml';
import type {PostFile} from './postFile';
import {postExcerpt} from './postExcerpt';
import {stockPermalink} from './tagAddresses';
import {xmlText} from './xml';

/** Properties of a post as Docusaurus' blog plugin derives them from the file. */
interface DerivedPost {
  readonly title: string;
  /** From front matter or the first line of the text; '' if the text has no words. */
  readonly description: string;
  /** The address after `/blog/`; it may start with a slash and contain slashes. */
  readonly slug: string;
  /** YYYY-MM-DD, in UTC; undefined if neither front matter nor the file name has a date. */
  readonly date?: string;
  /** Keys of `blog/tags.yml`, or inline tags of the post. */
  readonly tags: readonly FrontMatterTag[];
}

type Source = Pick<PostFile, 'file' | 'fields' | 'body'>;

/** File names with a date, as Docusaurus documents them: `2024-01-02-a.md`, `2024/01/02/a.md`. */
const DATED_NAME =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<title>.*?)(?:\/index)?\.mdx?$/;

function dayOf(time: Date): string | undefined {
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().slice(0, 10);
}

/**
 * Parses a date in front matter: a YAML date or time, or any text that `Date` understands, in UTC
 * unless it has a time zone. Returns an invalid `Date` for anything else.
 */
function timeOf(value: unknown): Date {
  if (value instanceof Date) {
    return value;
  }
  if (typeof value !== 'string') {
    return new Date(NaN);
  }
  const {contents} = parseDocument(value, {customTags: ['timestamp']});
  const time: unknown = isScalar(contents) ? contents.value : undefined;
  return time instanceof Date ? time : new Date(`${value}Z`);
}

/** Returns a date in front matter in epoch milliseconds; undefined if it is not a date. */
export function readTime(value: unknown): number | undefined {
  const time = timeOf(value).getTime();
  return Number.isNaN(time) ? undefined : time;
}

/** Returns the day (YYYY-MM-DD, UTC) of a date in front matter; undefined if it is not a date. */
export function readDay(value: unknown): string | undefined {
  return dayOf(timeOf(value));
}

/** Derives date, title and slug from the path of a post. */
function fromPath(file: string) {
  const name = file.replace(/^blog\//, '');
  const {folder = '', date, title = ''} = DATED_NAME.exec(name)?.groups ?? {};
  if (date === undefined) {
    const path = name.replace(/(?:\/index)?\.mdx?$/, '');
    return {date: undefined, title: path, slug: `/${path}`};
  }
  return {
    date: dayOf(new Date(`${date}Z`)),
    title,
    slug: `/${date.replaceAll('-', '/')}/${folder}${title}`,
  };
}

/** True for a tag with a name: text that is not blank, or an object with a label. */
function isTag(tag: unknown): tag is FrontMatterTag {
  return typeof tag === 'string'
    ? tag.trim() !== ''
    : typeof tag === 'object' && tag !== null && 'label' in tag;
}

/** Parses the `tags` of front matter. */
export function readTagList(tags: unknown): FrontMatterTag[] {
  return (Array.isArray(tags) ? (tags as unknown[]) : [])
    .map((tag) => (typeof tag === 'number' || typeof tag === 'string' ? xmlText(String(tag)) : tag))
    .filter(isTag);
}

/** Returns a scalar as valid XML text; undefined for objects and lists, which Docusaurus refuses. */
function scalarText(value: unknown): string | undefined {
  return value === undefined || value === null || typeof value === 'object'
    ? undefined
    : xmlText(String(value));
}

/** Derives title, address, date and tags of a post as the blog plugin does; the path must start with `blog/`. */
export function derivePost({file, fields, body}: Source): DerivedPost {
  const named = fromPath(file);
  const {content, contentTitle} = parseMarkdownContentTitle(body, {removeContentTitle: true});
  const title = scalarText(fields['title']);
  const slug = scalarText(fields['slug']) ?? named.slug;
  const date = readDay(fields['date']) ?? named.date;
  return {
    title: title?.trim() ? title : (contentTitle ?? named.title),
    description: scalarText(fields['description'])?.trim() ?? postExcerpt(xmlText(content)) ?? '',
    // The site's addresses have no trailing slash.
    slug: slug.replace(/(?<=.)\/+$/, ''),
    ...(date === undefined ? {} : {date}),
    tags: readTagList(fields['tags']),
  };
}

/**
 * Returns the path of a post's page, including the base path.
 *
 * @param baseUrl base path with a slash at both ends
 */
export function postPermalink({slug}: Pick<DerivedPost, 'slug'>, baseUrl: string): string {
  return normalizeUrl([baseUrl, 'blog', slug]);
}

/** Returns the key of a tag in `blog/tags.yml`, or the label of an inline tag. */
export function tagKey(tag: FrontMatterTag): string {
  return typeof tag === 'string' ? tag : tag.label;
}

/**
 * Adds Docusaurus' default labels and addresses to the tags of `blog/tags.yml`.
 *
 * @param yaml parsed content of the file
 */
export function readTagsFile(yaml: unknown): TagsFile {
  const entries = Object.entries((yaml ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([key, entry]) => {
      const {label, permalink, description} = (entry ?? {}) as Record<string, unknown>;
      return [
        key,
        {
          label: scalarText(label) || key.charAt(0).toUpperCase() + key.slice(1).toLowerCase(),
          permalink: scalarText(permalink) || stockPermalink(key),
          description: scalarText(description),
        },
      ];
    }),
  );
}
