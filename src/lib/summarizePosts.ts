import {groupBy, groupByYear} from './groupBy';
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

export interface TaggedPosts {
  readonly tag: TagLink;
  readonly posts: readonly PostRow[];
}

/** The tags of posts, each with the posts that it stands on. */
export function byTag(posts: readonly PostRow[]): TaggedPosts[] {
  const pairs = posts.flatMap((post) => post.tags.map((tag) => ({tag, post})));
  return [...groupBy(pairs, ({tag}) => tag.permalink).values()].flatMap((group) =>
    group.slice(0, 1).map(({tag}) => ({tag, posts: group.map(({post}) => post)})),
  );
}

/**
 * Tags that stand on more posts of a year than the year's share of all posts would make them. Each
 * must bring a post that the ones before it do not stand on, so that three tags of two posts do not
 * pass for three topics.
 */
function topicsOf(ofYear: readonly PostRow[], all: ReadonlyMap<string, number>, share: number) {
  const ranked = byTag(ofYear)
    .map(({tag, posts}) => {
      const total = all.get(tag.permalink) ?? posts.length;
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
  const all = new Map(byTag(posts).map(({tag, posts: own}) => [tag.permalink, own.length]));
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
