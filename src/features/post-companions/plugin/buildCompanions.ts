import type {ContentPost, LinkingPage} from './types';
import type {PostCompanions, RelatedPost, SeriesPlace} from '../../../lib/postCompanions';
import type {PageTerms} from './readTerms';
import type {PostComparison, TermVector} from './comparePosts';
import {groupBy} from '../../../lib/groupBy';
import {findBacklinks} from '../findBacklinks';

function reference(post: ContentPost | undefined) {
  return post && {title: post.title, permalink: post.permalink};
}

/**
 * Returns the position of each post in its series, by permalink; oldest first. A single post does
 * not make a series yet.
 *
 * @param labels labels of the series, by key
 */
function seriesPlaces(
  posts: readonly ContentPost[],
  labels: ReadonlyMap<string, string>,
): Map<string, SeriesPlace> {
  const series = groupBy(
    posts.flatMap((post) => (post.series === undefined ? [] : [{key: post.series, post}])),
    ({key}) => key,
  );
  const places = new Map<string, SeriesPlace>();
  for (const [key, members] of series) {
    const ordered = members
      .map(({post}) => post)
      .toSorted((a, b) => a.date.localeCompare(b.date) || a.permalink.localeCompare(b.permalink));
    ordered.forEach((post, index) => {
      if (ordered.length > 1) {
        places.set(post.permalink, {
          label: labels.get(key) ?? key,
          position: index + 1,
          total: ordered.length,
          previous: reference(ordered[index - 1]),
          next: reference(ordered[index + 1]),
        });
      }
    });
  }
  return places;
}

interface Wording {
  readonly terms: PageTerms;
  readonly vector: TermVector;
}

/** Words that make two posts similar, most characteristic first, as spelled in the first post. */
function sharedWords(one: Wording, other: Wording, most: number): string[] {
  return [...one.vector]
    .flatMap(([stem, weight]): [string, number][] => {
      const theirs = other.vector.get(stem);
      return theirs === undefined ? [] : [[stem, weight * theirs]];
    })
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([stem]) => one.terms.get(stem)?.word ?? stem);
}

const MAX_RELATED = 3;
const MAX_TAGS = 2;
const MAX_WORDS = 3;
/** A tag that is on a larger share of posts does not count as a reason. */
const RARE_SHARE = 0.1;
const RARE_COUNT = 4;

/** Labels of the rare tags that two posts share, rarest first. */
function sharedTags(comparison: PostComparison, one: number, other: number): string[] {
  const {posts, tagCounts} = comparison;
  const others = new Set(posts[other]?.tags.map(({permalink}) => permalink));
  const most = Math.max(RARE_COUNT, posts.length * RARE_SHARE);
  const count = (tag: string): number => tagCounts.get(tag) ?? 0;
  return (posts[one]?.tags ?? [])
    .filter(({permalink}) => others.has(permalink) && count(permalink) <= most)
    .toSorted(
      (a, b) => count(a.permalink) - count(b.permalink) || a.permalink.localeCompare(b.permalink),
    )
    .slice(0, MAX_TAGS)
    .map(({label}) => label);
}

/**
 * Returns three posts to read after each post, by permalink, each with the reason. Leaves out the
 * previous and next post of a series, which the series navigation already links to.
 */
function findRelated(
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
          tags.length > 0 ? [] : sharedWords(wordingOf(place), wordingOf(page), MAX_WORDS);
        return [
          {title: other.title, permalink: other.permalink, sharedTags: tags, sharedWords: words},
        ];
      });
      return [permalink, related.slice(0, MAX_RELATED)];
    }),
  );
}

/**
 * Returns the content shown below each post, by permalink.
 *
 * @param seriesLabels labels of the series, by key
 */
export function buildCompanions(
  pages: readonly LinkingPage[],
  comparison: PostComparison,
  seriesLabels: ReadonlyMap<string, string>,
): Map<string, PostCompanions> {
  const backlinks = findBacklinks(pages);
  const places = seriesPlaces(comparison.posts, seriesLabels);
  const related = findRelated(comparison, places);
  return new Map(
    comparison.posts.map(({permalink, words}) => [
      permalink,
      {
        words,
        related: related.get(permalink) ?? [],
        backlinks: backlinks.get(permalink) ?? [],
        series: places.get(permalink),
      },
    ]),
  );
}
