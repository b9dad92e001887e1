import type {PostComparison} from './comparePosts';
import {sharedWords} from './sharedWords';
import type {RelatedPost, SeriesPlace} from './types';

const RELATED = 3;
const MOST_TAGS = 2;
const MOST_WORDS = 3;
/** A tag on more posts than this share is no reason to read just this one. */
const RARE_SHARE = 0.1;
const RARE_LEAST = 4;

/** Labels of the rare tags that two posts share, rarest first. */
function sharedTags(comparison: PostComparison, one: number, other: number): string[] {
  const {posts, tagCounts} = comparison;
  const keys = new Set(posts[other]?.tags.map(({key}) => key));
  const most = Math.max(RARE_LEAST, posts.length * RARE_SHARE);
  const count = (key: string): number => tagCounts.get(key) ?? 0;
  return (posts[one]?.tags ?? [])
    .filter(({key}) => keys.has(key) && count(key) <= most)
    .toSorted((a, b) => count(a.key) - count(b.key) || a.key.localeCompare(b.key))
    .slice(0, MOST_TAGS)
    .map(({label}) => label);
}

/**
 * Three posts to read after each post, by its permalink, each with the reason. The posts before and
 * after it in its series are left out: they are named there.
 */
export function findRelated(
  comparison: PostComparison,
  series: ReadonlyMap<string, SeriesPlace>,
): Map<string, RelatedPost[]> {
  const {posts, terms, wording, neighbors} = comparison;
  const wordingOf = (place: number) => ({
    terms: terms[place] ?? new Map(),
    vector: wording[place] ?? new Map(),
  });
  return new Map(
    posts.map(({permalink}, place) => {
      const {previous, next} = series.get(permalink) ?? {};
      const named = new Set([permalink, previous?.permalink, next?.permalink]);
      const related = (neighbors[place] ?? []).flatMap(({page}): RelatedPost[] => {
        const other = posts[page];
        if (!other || named.has(other.permalink)) {
          return [];
        }
        const tags = sharedTags(comparison, place, page);
        const words =
          tags.length > 0 ? [] : sharedWords(wordingOf(place), wordingOf(page), MOST_WORDS);
        return [
          {title: other.title, permalink: other.permalink, sharedTags: tags, sharedWords: words},
        ];
      });
      return [permalink, related.slice(0, RELATED)];
    }),
  );
}
