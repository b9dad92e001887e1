import type {ContentPost, LinkingPage} from './types';
import type {PostCompanions, RelatedPost, SeriesPlace} from '../../../lib/postCompanions';
import type {PostComparison} from './comparePosts';
import {groupBy} from '../../../lib/groupBy';
import {findBacklinks} from '../findBacklinks';

function titleAndPermalink(post: ContentPost | undefined) {
  return post && {title: post.title, permalink: post.permalink};
}

/**
 * Returns the position of each post in its series, by permalink. A series with a single post is left
 * out.
 *
 * @param posts oldest first
 * @param labels labels of the series, by key
 */
function seriesPlaces(
  posts: readonly ContentPost[],
  labels: ReadonlyMap<string, string>,
): Map<string, SeriesPlace> {
  const places = new Map<string, SeriesPlace>();
  for (const [key, members] of groupBy(posts, ({series}) => series)) {
    members.forEach((post, index) => {
      if (key !== undefined && members.length > 1) {
        places.set(post.permalink, {
          label: labels.get(key) ?? key,
          position: index + 1,
          total: members.length,
          previous: titleAndPermalink(members[index - 1]),
          next: titleAndPermalink(members[index + 1]),
        });
      }
    });
  }
  return places;
}

const MAX_RELATED = 3;
const MAX_TAGS = 2;
const MAX_WORDS = 3;

/**
 * Returns the words that make two posts similar, the most characteristic first. They are spelled as in
 * the post at `index`.
 */
function sharedWords(
  {terms, wording}: PostComparison,
  index: number,
  relatedIndex: number,
): string[] {
  return [...(wording[index] ?? [])]
    .map(([stem, weight]) => [stem, weight * (wording[relatedIndex]?.get(stem) ?? 0)] as const)
    .filter(([, weight]) => weight > 0)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_WORDS)
    .map(([stem]) => terms[index]?.get(stem)?.word ?? stem);
}

/**
 * A tag is rare if at most this share of all posts has it. More common tags are given as the reason
 * only if two posts share no words.
 */
const MAX_RARE_SHARE = 0.1;
/** On a small blog, a tag is rare if at most this many posts have it. */
const MAX_RARE_COUNT = 4;

/** Returns the reason why two posts are related: rare tags, words, or else common tags. */
function sharedReason(
  comparison: PostComparison,
  index: number,
  relatedIndex: number,
): Pick<RelatedPost, 'sharedTags' | 'sharedWords'> {
  const {posts, tagCounts} = comparison;
  const relatedTags = new Set(posts[relatedIndex]?.tags.map(({permalink}) => permalink));
  const maxTagged = Math.max(MAX_RARE_COUNT, posts.length * MAX_RARE_SHARE);
  const count = ({permalink}: {readonly permalink: string}) => tagCounts.get(permalink) ?? 0;
  const tags = (posts[index]?.tags ?? [])
    .filter(({permalink}) => relatedTags.has(permalink))
    .toSorted((a, b) => count(a) - count(b) || a.permalink.localeCompare(b.permalink));
  const labels = (some: typeof tags) => some.slice(0, MAX_TAGS).map(({label}) => label);
  const rareTags = tags.filter((tag) => count(tag) <= maxTagged);
  if (rareTags.length > 0) {
    return {sharedTags: labels(rareTags), sharedWords: []};
  }
  const words = sharedWords(comparison, index, relatedIndex);
  return {sharedTags: words.length > 0 ? [] : labels(tags), sharedWords: words};
}

/**
 * Returns up to three posts that are most closely related to each post, by permalink, each with the
 * reason. Leaves out the previous and the next post of a series, which the post links to anyway.
 */
function findRelated(
  comparison: PostComparison,
  series: ReadonlyMap<string, SeriesPlace>,
): Map<string, RelatedPost[]> {
  const {posts, neighbors} = comparison;
  return new Map(
    posts.map(({permalink}, index) => {
      const {previous, next} = series.get(permalink) ?? {};
      const excluded = new Set([previous?.permalink, next?.permalink]);
      const related = (neighbors[index] ?? []).flatMap((neighbor): RelatedPost[] => {
        const post = posts[neighbor.post];
        if (!post || excluded.has(post.permalink)) {
          return [];
        }
        const {title, permalink: relatedPermalink} = post;
        const reason = sharedReason(comparison, index, neighbor.post);
        return [{title, permalink: relatedPermalink, ...reason}];
      });
      return [permalink, related.slice(0, MAX_RELATED)];
    }),
  );
}

/**
 * Returns the companions of each post (word count, related posts, backlinks, place in the series), by
 * permalink. `blog-lists` adds the post's changes.
 *
 * @param pages posts and other pages, to search for backlinks
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
    comparison.posts.map(({permalink, wordCount}) => [
      permalink,
      {
        wordCount,
        related: related.get(permalink) ?? [],
        backlinks: backlinks.get(permalink) ?? [],
        series: places.get(permalink),
      },
    ]),
  );
}
