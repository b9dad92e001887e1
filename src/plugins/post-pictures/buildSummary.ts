import {countOf} from '../../lib/numbers';
import type {Picture} from './listPictures';
import type {PublishedPost} from './publishedPosts';

/**
 * What a build holds, in two lines.
 *
 * @param isNew for each picture, whether it was drawn in this build
 */
export function buildSummary(
  posts: readonly Pick<PublishedPost, 'tags'>[],
  pictures: readonly Pick<Picture, 'kind'>[],
  isNew: readonly boolean[],
): string {
  const tags = new Set(posts.flatMap((post) => post.tags)).size;
  const covers = pictures.filter(({kind}) => kind === 'cover').length;
  const kept = pictures.filter(({kind}, index) => kind !== 'cover' && !isNew[index]).length;
  const drawn = pictures.length - covers - kept;
  return [
    `Content: ${countOf(posts.length, 'post')}, ${countOf(tags, 'tag')}.`,
    `Pictures: ${countOf(covers, 'cover')}, ${countOf(drawn + kept, 'card')} and variants: ` +
      `${drawn} drawn, ${kept} from the cache.`,
  ].join('\n');
}
