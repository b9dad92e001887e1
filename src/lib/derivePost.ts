import {normalizeUrl, parseMarkdownContentTitle} from '@docusaurus/utils';
import type {FrontMatterTag, TagsFile} from '@docusaurus/utils';
import {isScalar, parseDocument} from 'yaml';
import type {PostFile} from './postFile';
import {postExcerpt} from './postExcerpt';
import {namedTags, stockPermalink} from './tagAddresses';
import {xmlText} from './xml';

/** What Docusaurus' blog takes a post's file for, whichever of its conventions the file follows. */
export interface DerivedPost {
  readonly title: string;
  /** The front matter's, or the first line of the text; '' for a text without words. */
  readonly description: string;
  /** What stands behind `/blog/` in the address; it may begin with a slash and hold more of them. */
  readonly slug: string;
  /** YYYY-MM-DD, in UTC; missing where neither front matter nor the file's name has a day. */
  readonly date?: string;
  /** Keys of `blog/tags.yml`, or tags of the post's own. */
  readonly tags: readonly FrontMatterTag[];
}

type Source = Pick<PostFile, 'file' | 'fields' | 'body'>;

/** Docusaurus' documented names: a day, in one piece or in folders, before or around the words. */
const DATED_NAME =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<words>.*?)(?:\/index)?\.mdx?$/;

function dayOf(time: Date): string | undefined {
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().slice(0, 10);
}

/** A day as front matter may write it: a YAML date or time, or what `Date` reads, taken as UTC. */
export function readDay(value: unknown): string | undefined {
  if (value instanceof Date) {
    return dayOf(value);
  }
  if (typeof value !== 'string') {
    return undefined;
  }
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (day !== undefined) {
    return dayOf(new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))));
  }
  const {contents} = parseDocument(value, {customTags: ['timestamp']});
  const time: unknown = isScalar(contents) ? contents.value : undefined;
  return dayOf(time instanceof Date ? time : new Date(`${value}Z`));
}

function fromName(file: string) {
  const name = file.replace(/^blog\//, '');
  const {folder = '', date, words = ''} = DATED_NAME.exec(name)?.groups ?? {};
  if (date === undefined) {
    const path = name.replace(/(?:\/index)?\.mdx?$/, '');
    return {date: undefined, words: path, slug: `/${path}`};
  }
  return {
    date: dayOf(new Date(`${date}Z`)),
    words,
    slug: `/${date.replaceAll('-', '/')}/${folder}${words}`,
  };
}

function isTag(tag: unknown): tag is FrontMatterTag {
  return typeof tag === 'string' || (typeof tag === 'object' && tag !== null && 'label' in tag);
}

/** Tags of front matter; one of spaces alone would have neither a name nor an address. */
export function readTagList(tags: unknown): FrontMatterTag[] {
  return Array.isArray(tags)
    ? tags
        .map((tag: unknown) =>
          typeof tag === 'number' || typeof tag === 'string' ? xmlText(String(tag)) : tag,
        )
        .filter(isTag)
        .filter((tag) => typeof tag !== 'string' || tag.trim() !== '')
    : [];
}

/** A field as text without what XML forbids; objects and lists are errors of `author check`. */
function text(value: unknown): string | undefined {
  return value === undefined || value === null || typeof value === 'object'
    ? undefined
    : xmlText(String(value));
}

function filled(value: string | undefined): string | undefined {
  return value?.trim() ? value : undefined;
}

function derive({file, fields, body}: Source): DerivedPost {
  const name = fromName(file);
  const {content, contentTitle} = parseMarkdownContentTitle(body, {removeContentTitle: true});
  const slug = text(fields['slug']) ?? name.slug;
  const date = readDay(fields['date']) ?? name.date;
  return {
    title: filled(text(fields['title'])) ?? contentTitle ?? name.words,
    description: text(fields['description'])?.trim() ?? postExcerpt(xmlText(content)) ?? '',
    // The site's addresses have no slash at their end.
    slug: slug.replace(/(?<=.)\/+$/, ''),
    ...(date === undefined ? {} : {date}),
    tags: readTagList(fields['tags']),
  };
}

const derived = new WeakMap<Source, DerivedPost>();

/** Title, address, day and tags of a post as the blog plugin derives them; see `PostFile.file`. */
export function derivePost(post: Source): DerivedPost {
  const known = derived.get(post) ?? derive(post);
  derived.set(post, known);
  return known;
}

/** @param baseUrl with a slash at both ends */
export function postPermalink({slug}: Pick<DerivedPost, 'slug'>, baseUrl: string): string {
  return normalizeUrl([baseUrl, 'blog', slug]);
}

/** What a tag is known by: its key in `blog/tags.yml`, or its label where it is the post's own. */
export function tagKey(tag: FrontMatterTag): string {
  return typeof tag === 'string' ? tag : tag.label;
}

/**
 * Keys, labels and permalinks of a post's tags, each address once.
 *
 * @param tagsFile as `readTagsFile` returns it
 */
export function resolveTags(tags: readonly FrontMatterTag[], tagsFile: TagsFile, baseUrl: string) {
  const resolved = namedTags(tags, tagsFile).map(({key, label, permalink}) => ({
    key,
    label,
    permalink: normalizeUrl([`${baseUrl}blog/tags`, permalink]),
  }));
  return resolved.filter(
    ({permalink}, index) => resolved.findIndex((tag) => tag.permalink === permalink) === index,
  );
}

/** `blog/tags.yml` with what Docusaurus fills in: a label and an address from the key. */
export function readTagsFile(list: unknown): TagsFile {
  const entries = Object.entries((list ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([key, entry]) => {
      const {label, permalink, description} = (entry ?? {}) as Record<string, unknown>;
      return [
        key,
        {
          label: text(label) || key.charAt(0).toUpperCase() + key.slice(1).toLowerCase(),
          permalink: text(permalink) || stockPermalink(key),
          description: text(description),
        },
      ];
    }),
  );
}
