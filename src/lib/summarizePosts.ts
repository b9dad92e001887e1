import {groupByYear} from './groupBy';
import type {DatedPost, PostRow, TagLink} from './postRow';

export interface YearSummary {
  readonly year: string;
  /** Posts of the year. */
  readonly count: number;
  /** What was written about in this year more than in the others, strongest first. */
  readonly topics: readonly TagLink[];
  readonly first: DatedPost;
  readonly last: DatedPost;
}

/** What a page that lists few posts knows of all. */
export interface PostSummary {
  readonly total: number;
  /** Newest year first. */
  readonly years: readonly YearSummary[];
  /** Newest first. */
  readonly latest: readonly PostRow[];
}

const MAX_TOPICS = 4;
/** Posts of a year that a tag must stand on to be a topic of that year. */
const MIN_TAGGED = 2;

function byTag(posts: readonly PostRow[]): Map<string, {tag: TagLink; posts: PostRow[]}> {
  const tags = new Map<string, {tag: TagLink; posts: PostRow[]}>();
  for (const post of posts) {
    for (const tag of post.tags) {
      const entry = tags.get(tag.permalink) ?? {tag, posts: []};
      entry.posts.push(post);
      tags.set(tag.permalink, entry);
    }
  }
  return tags;
}

/**
 * Tags that stand on more posts of a year than the year's share of all posts would make them. Each
 * must bring a post that the ones before it do not stand on, so that three tags of two posts do not
 * pass for three topics.
 */
function topicsOf(ofYear: readonly PostRow[], all: ReturnType<typeof byTag>, share: number) {
  const ranked = [...byTag(ofYear).values()]
    .map(({tag, posts}) => {
      const total = all.get(tag.permalink)?.posts.length ?? posts.length;
      return {tag, posts, score: posts.length * Math.log(posts.length / total / share)};
    })
    .filter(({posts, score}) => posts.length >= MIN_TAGGED && score > 0)
    .sort((a, b) => b.score - a.score || a.tag.label.localeCompare(b.tag.label, 'en'));
  const told = new Set<PostRow>();
  const topics: TagLink[] = [];
  for (const {tag, posts} of ranked) {
    if (topics.length < MAX_TOPICS && posts.some((post) => !told.has(post))) {
      topics.push(tag);
      posts.forEach((post) => told.add(post));
    }
  }
  return topics;
}

function toDated({title, permalink, date}: DatedPost): DatedPost {
  return {title, permalink, date};
}

/**
 * @param posts newest first
 * @param count of the latest that are told whole
 */
export function summarizePosts(posts: readonly PostRow[], count: number): PostSummary {
  const all = byTag(posts);
  return {
    total: posts.length,
    years: groupByYear(posts).flatMap(({year, items}) => {
      const [last] = items;
      const first = items.at(-1);
      const topics = topicsOf(items, all, items.length / posts.length);
      return first && last
        ? [{year, count: items.length, topics, first: toDated(first), last: toDated(last)}]
        : [];
    }),
    latest: posts.slice(0, count),
  };
}
