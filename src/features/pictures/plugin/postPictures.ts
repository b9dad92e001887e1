import {simpleHash} from '@docusaurus/utils';
import {derivePost, tagKey} from '../../../lib/derivePost';
import {plotBlocks} from '../../../lib/plotBlock';
import type {PostFile} from '../../../lib/postFile';

/** Fields of a post that its cover and its card depend on. */
export interface PicturedPost {
  readonly slug: string;
  readonly title: string;
  /** YYYY-MM-DD, or '' if the post has no date. */
  readonly date: string;
  /** Keys of blog/tags.yml, or labels. */
  readonly tags: readonly string[];
  /** Source of the first plot; empty if the post has no plot. */
  readonly plot?: string;
}

/**
 * Returns the paths of a post's social card and cover, relative to the base path. The file names
 * contain a hash of the content, so that caches can keep the pictures.
 */
export function postPicturePaths({slug, title, date, tags, plot = ''}: PicturedPost) {
  // A slug may contain folders, dots and any script, but file names should work on every host, and
  // some hosts leave out files whose names begin with a dot.
  const name = /[^/]*$/
    .exec(slug)?.[0]
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|-+$/g, '');
  const start = name ? `${name.slice(0, 60)}-` : '';
  return {
    card: `img/cards/${start}${simpleHash([slug, title, date, ...tags, plot].join('\n'), 8)}.png`,
    cover: `img/covers/${start}${simpleHash([slug, ...tags, plot].join('\n'), 8)}.svg`,
  };
}

/** Returns the fields that the cover and the card of a post depend on. */
export function picturedPost(post: PostFile): PicturedPost {
  const {slug, title, date = '', tags} = derivePost(post);
  const {meta, value = ''} = plotBlocks(post.body)[0] ?? {};
  return {slug, title, date, tags: tags.map(tagKey), plot: `${meta ?? ''}\n${value}`.trim()};
}

/** Returns the path, relative to the base path, of the card for pages that are not posts. */
export function siteCardPath(siteTitle: string, tagline: string): string {
  return `img/cards/site-${simpleHash(`${siteTitle}\n${tagline}`, 8)}.png`;
}
