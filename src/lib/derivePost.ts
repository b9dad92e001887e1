import {parseMarkdownContentTitle} from '@docusaurus/utils';
import type {FrontMatterTag, TagsFile} from '@docusaurus/utils';
import {postAddress, docusaurusPermalink} from 'docusaurus-blog-import/markdown';
import type {PostFile} from './postFile';
import {xmlText} from './xml';

/** Properties of a post as Docusaurus' blog plugin derives them from the file. */
interface DerivedPost {
  readonly title: string;
  /** The address after `/blog/`, without a trailing slash. It may contain slashes, even at its start. */
  readonly slug: string;
  /** YYYY-MM-DD, in UTC; undefined if neither front matter nor the file name has a date. */
  readonly date: string | undefined;
  /** Keys of `blog/tags.yml`, or inline tags of the post. */
  readonly tags: readonly FrontMatterTag[];
}

/** True for a tag with a name: text that is not blank, or an object with a label. */
function isTag(tag: unknown): tag is FrontMatterTag {
  return typeof tag === 'string'
    ? tag.trim() !== ''
    : typeof tag === 'object' && tag !== null && 'label' in tag;
}

/** Returns the tags in the field `tags` of front matter, without those that have no name. */
export function readTagList(tags: unknown): FrontMatterTag[] {
  return (Array.isArray(tags) ? (tags as unknown[]) : [])
    .map((tag) => (typeof tag === 'number' || typeof tag === 'string' ? xmlText(String(tag)) : tag))
    .filter(isTag);
}

/**
 * Returns a scalar as text, without characters that XML forbids, because feeds contain it; undefined for a
 * missing value, and for objects and lists, which Docusaurus refuses.
 */
function scalarText(value: unknown): string | undefined {
  return value === undefined || value === null || typeof value === 'object'
    ? undefined
    : xmlText(String(value));
}

/**
 * Derives title, address, date and tags of a post as the blog plugin does, but removes characters that XML
 * forbids. The path must start with `blog/`.
 */
export function derivePost({file, fields, body}: PostFile): DerivedPost {
  const {slug, date, defaultTitle} = postAddress(file.replace(/^blog\//, ''), fields);
  const {contentTitle} = parseMarkdownContentTitle(body);
  const title = scalarText(fields['title']);
  return {
    title: title?.trim() ? title : (contentTitle ?? defaultTitle),
    slug: xmlText(slug),
    date,
    tags: readTagList(fields['tags']),
  };
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
          permalink: scalarText(permalink) || docusaurusPermalink(key),
          description: scalarText(description),
        },
      ];
    }),
  );
}
