import type {TagsFile} from '@docusaurus/utils';
import {derivePost, postPermalink, resolveTags} from '../derivePost';
import {isScheduled} from '../dates';
import type {PostFile} from '../postFile';
import type {ContentSource} from './buildContentPages';

type Facts = Omit<ContentSource, 'content'>;

function text(value: unknown): string {
  return String(value ?? '');
}

function isHidden({draft, unlisted}: PostFile['fields']): boolean {
  return String(draft) === 'true' || String(unlisted) === 'true';
}

/** What is known of the site when a post is read. */
export interface PostSite {
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** `blog/tags.yml`, as `readTagsFile` gives it. */
  readonly tags: TagsFile;
  /** Days (YYYY-MM-DD) of files that say none themselves. */
  readonly days?: ReadonlyMap<string, string>;
}

/**
 * What the blog makes of a post.
 *
 * @returns nothing for drafts, unlisted posts, and posts of a later day
 */
export function postFacts(post: PostFile, {baseUrl, now, tags, days}: PostSite): Facts | undefined {
  const {file, fields} = post;
  const derived = derivePost(post);
  const date = derived.date ?? days?.get(file) ?? new Date(now).toISOString().slice(0, 10);
  if (isHidden(fields) || isScheduled(date, now)) {
    return undefined;
  }
  return {
    kind: 'post',
    title: derived.title,
    permalink: postPermalink(derived, baseUrl),
    file,
    description: derived.description,
    date,
    tags: resolveTags(derived.tags, tags, baseUrl),
    ...(fields['series'] === undefined ? {} : {series: text(fields['series'])}),
  };
}

/**
 * What the front matter of a section page says of it; its address is the path of its file.
 *
 * @returns nothing for drafts and unlisted pages
 */
export function sectionFacts({file, fields}: PostFile, baseUrl: string): Facts | undefined {
  if (isHidden(fields)) {
    return undefined;
  }
  const slug = fields['slug'] === undefined ? undefined : text(fields['slug']);
  const [folder = '', name = ''] = [file.replace(/[^/]*$/, ''), file.replace(/^.*\//, '')];
  const own = name.replace(/\.mdx?$/, '').replace(/^(?:index|readme)$/i, '');
  const address = slug?.startsWith('/') ? slug : folder + (slug ?? own);
  return {
    kind: 'section',
    title: text(fields['title']),
    permalink: baseUrl + address.replace(/^\/|\/$/g, ''),
    file,
    description: text(fields['description']),
    tags: [],
  };
}
