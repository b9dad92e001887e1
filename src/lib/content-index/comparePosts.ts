import type {Neighbor} from './findNeighbors';
import {findNeighbors} from './findNeighbors';
import type {PageTerms} from './readTerms';
import {readTerms} from './readTerms';
import type {ContentPage} from './types';
import type {TermVector} from './weighTerms';
import {weighTerms} from './weighTerms';

/** What a graph is made of. */
export interface GraphSource {
  readonly posts: readonly ContentPage[];
  /** The most alike posts of each, best first. */
  readonly neighbors: readonly (readonly Neighbor[])[];
  /** Number of posts with a tag, by its key. */
  readonly tagCounts: ReadonlyMap<string, number>;
}

/** How alike the posts are, by their places in `posts`. */
export interface PostComparison extends GraphSource {
  readonly terms: readonly PageTerms[];
  readonly wording: readonly TermVector[];
}

/** What wording and tags each count for; together 1. */
const WORDING = 0.65;
const TAGS = 0.35;
const MOST_NEIGHBORS = 12;

/** Compares all posts by wording and by tags, both weighed by how rare they are. */
export function comparePosts(pages: readonly ContentPage[]): PostComparison {
  const posts = pages.filter(({kind}) => kind === 'post');
  const terms = posts.map(readTerms);
  const wording = weighTerms(
    terms.map((page) => new Map([...page].map(([stem, {count}]) => [stem, count]))),
  );
  const tags = weighTerms(posts.map((post) => new Map(post.tags.map(({key}) => [key, 1]))));
  const tagCounts = new Map<string, number>();
  for (const {key} of posts.flatMap((post) => post.tags)) {
    tagCounts.set(key, (tagCounts.get(key) ?? 0) + 1);
  }
  const parts = [
    {vectors: wording, part: WORDING},
    {vectors: tags, part: TAGS},
  ];
  return {posts, terms, wording, neighbors: findNeighbors(parts, MOST_NEIGHBORS), tagCounts};
}
