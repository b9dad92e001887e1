import {groupByYear} from './groupByYear';
import type {PostRow} from './postRow';

/** What a page that lists few posts knows of all. */
export interface PostSummary {
  readonly total: number;
  /** How many each year has, newest year first. */
  readonly years: readonly {readonly year: string; readonly count: number}[];
  /** Newest first. */
  readonly latest: readonly PostRow[];
}

/**
 * @param posts newest first
 * @param count of the latest that are told whole
 */
export function summarizePosts(posts: readonly PostRow[], count: number): PostSummary {
  return {
    total: posts.length,
    years: groupByYear(posts).map(({year, items}) => ({year, count: items.length})),
    latest: posts.slice(0, count),
  };
}
