import type {PostRow, TagLink} from './postRow';
import type {TaggedPosts} from './summarizePosts';
import {byTag} from './summarizePosts';

export interface TopicRow {
  readonly tag: TagLink;
  readonly total: number;
  /** One count a year, in the order of `years`. */
  readonly counts: readonly number[];
  /** The tag that most often stands beside it, if any does more than once. */
  readonly companion?: TagLink;
}

export interface TopicMatrix {
  /** Oldest first. */
  readonly years: readonly string[];
  /** Most posts first; equal counts by label. */
  readonly topics: readonly TopicRow[];
  /** The largest count of a tag in a year; 0 without posts. */
  readonly peak: number;
}

function mostPosts(a: TaggedPosts, b: TaggedPosts): number {
  return b.posts.length - a.posts.length || a.tag.label.localeCompare(b.tag.label, 'en');
}

/** How often the most used tags were written about, year by year. */
export function topicMatrix(posts: readonly PostRow[], limit: number): TopicMatrix {
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))].sort();
  const topics = byTag(posts)
    .sort(mostPosts)
    .slice(0, limit)
    .map(({tag, posts: tagged}) => ({
      tag,
      total: tagged.length,
      counts: years.map((year) => tagged.filter(({date}) => date.startsWith(year)).length),
      companion: companionOf(tag, tagged),
    }));
  return {years, topics, peak: Math.max(0, ...topics.flatMap(({counts}) => counts))};
}

function companionOf(tag: TagLink, posts: readonly PostRow[]): TagLink | undefined {
  const [best] = byTag(posts)
    .filter((other) => other.tag.permalink !== tag.permalink && other.posts.length > 1)
    .sort(mostPosts);
  return best?.tag;
}
