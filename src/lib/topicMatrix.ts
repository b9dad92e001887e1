import type {PostRow, TagLink} from './postRow';

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

/** How often the most used tags were written about, year by year. */
export function topicMatrix(posts: readonly PostRow[], limit: number): TopicMatrix {
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))].sort();
  const byTag = new Map<string, {tag: TagLink; posts: PostRow[]}>();
  for (const post of posts) {
    for (const tag of post.tags) {
      const entry = byTag.get(tag.permalink) ?? {tag, posts: []};
      entry.posts.push(post);
      byTag.set(tag.permalink, entry);
    }
  }
  const topics = [...byTag.values()]
    .sort((a, b) => b.posts.length - a.posts.length || a.tag.label.localeCompare(b.tag.label, 'en'))
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
  const counts = new Map<string, {tag: TagLink; count: number}>();
  for (const other of posts.flatMap(({tags}) => tags)) {
    if (other.permalink !== tag.permalink) {
      const entry = counts.get(other.permalink) ?? {tag: other, count: 0};
      entry.count += 1;
      counts.set(other.permalink, entry);
    }
  }
  const [best] = [...counts.values()].sort(
    (a, b) => b.count - a.count || a.tag.label.localeCompare(b.tag.label, 'en'),
  );
  return best && best.count > 1 ? best.tag : undefined;
}
