import {simpleHash} from '@docusaurus/utils';
import {derivePost, tagKey} from '../../../lib/derivePost';
import {plotBlocks} from '../../../lib/plotBlock';
import type {PostFile} from '../../../lib/postFile';

/**
 * Returns the paths of a post's social card and cover, relative to the base path, and the slug, title and
 * tags that they are drawn from. Each file name contains a hash of the fields and the plot of the post
 * that the picture shows, so that caches can keep the picture.
 */
export function picturesOfPost(post: PostFile) {
  const {slug, title, date = '', tags: keys} = derivePost(post);
  const {meta, value = ''} = plotBlocks(post.body)[0] ?? {};
  const tags = keys.map(tagKey);
  const plot = `${meta ?? ''}\n${value}`.trim();
  // A slug may contain folders, dots and letters of any writing system, but file names should work on
  // every host, and some hosts leave out files whose names begin with a dot.
  const name = /[^/]*$/
    .exec(slug)?.[0]
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|-+$/g, '');
  const start = name ? `${name.slice(0, 60)}-` : '';
  return {
    slug,
    title,
    tags,
    card: `img/cards/${start}${simpleHash([slug, title, date, ...tags, plot].join('\n'), 8)}.png`,
    cover: `img/covers/${start}${simpleHash([slug, ...tags, plot].join('\n'), 8)}.svg`,
  };
}

/** Returns the path, relative to the base path, of the card for pages that are not posts. */
export function siteCardPath(siteTitle: string, tagline: string): string {
  return `img/cards/site-${simpleHash(`${siteTitle}\n${tagline}`, 8)}.png`;
}
