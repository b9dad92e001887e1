import type {TagsFile} from '@docusaurus/utils';
import {derivePost, postPermalink, resolveTags} from '../derivePost';
import {isScheduled} from '../dates';
import {namedTags, ownPermalinks} from '../tagAddresses';
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
  /** Addresses of tags that differ from the stock ones, as `ownTagAddresses` returns them. */
  readonly tagAddresses?: ReadonlyMap<string, string>;
}

/** Day of a post, also where only its file's time tells it. */
function dayOf(post: PostFile, {now, days}: Pick<PostSite, 'now' | 'days'>): string {
  return derivePost(post).date ?? days?.get(post.file) ?? new Date(now).toISOString().slice(0, 10);
}

/** Addresses of tags that Docusaurus would merge, by label, among the posts that it loads. */
export function ownTagAddresses(
  posts: readonly PostFile[],
  site: Pick<PostSite, 'now' | 'days' | 'tags'>,
): Map<string, string> {
  const loaded = posts.filter(
    (post) => String(post.fields['draft']) !== 'true' && !isScheduled(dayOf(post, site), site.now),
  );
  return ownPermalinks(loaded.flatMap((post) => namedTags(derivePost(post).tags, site.tags)));
}

/**
 * What the blog makes of a post.
 *
 * @returns nothing for drafts, unlisted posts, and posts of a later day
 */
export function postFacts(post: PostFile, site: PostSite): Facts | undefined {
  const {baseUrl, now, tags, tagAddresses} = site;
  const {file, fields} = post;
  const derived = derivePost(post);
  const date = dayOf(post, site);
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
    tags: resolveTags(derived.tags, tags, baseUrl, tagAddresses),
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
