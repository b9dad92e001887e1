import {cutAtWord, foldText, wordStartTest} from './text';
import {groupBy, groupByYear} from './groupBy';

/** Tags that a row of a long list shows; the post's own page shows all. */
export const ROW_TAGS = 3;

/** Characters of a description in a list: a post without one has its whole first line for it. */
const MAX_DESCRIPTION = 200;

/** A post as one line, or as one square of a calendar. */
export interface DatedPost {
  readonly title: string;
  readonly permalink: string;
  /** YYYY-MM-DD, in UTC. */
  readonly date: string;
}

/** Kinds of posts that lists mark, with their labels; other posts are essays and have no mark. */
export const POST_KINDS = {guide: 'Guide', note: 'Note', link: 'Link', release: 'Release'} as const;

export type PostKind = keyof typeof POST_KINDS;

/** Fields of a post that a list shows: no body, no preview. */
export interface PostRow extends DatedPost {
  readonly description: string;
  /** Whole minutes, rounded up as on the post's own page, at least one. */
  readonly minutes: number;
  readonly tags: readonly TagLink[];
  readonly kind?: PostKind;
  /** The drawn cover's path, with the base URL; only the latest posts are told with theirs. */
  readonly cover?: string | undefined;
  /** Why only `npm run dev` shows it, where that is so. */
  readonly hidden?: string;
}

/** A post of the first screen. */
export interface FeaturedPost extends PostRow {
  readonly plot?: {readonly title: string; readonly html: string} | undefined;
}

export interface TagLink {
  readonly label: string;
  readonly permalink: string;
}

/** The part of the blog plugin's post metadata that a row is made of. */
export interface PostMetadata {
  readonly title: string;
  readonly permalink: string;
  readonly date: Date | string;
  readonly description: string;
  readonly readingTime?: number;
  readonly tags: readonly TagLink[];
  readonly frontMatter?: {
    readonly draft?: boolean;
    readonly scheduled?: string;
    readonly kind?: unknown;
  };
}

function whyHidden({draft, scheduled}: NonNullable<PostMetadata['frontMatter']>) {
  return scheduled ? `Scheduled for ${scheduled}` : draft ? 'Draft' : undefined;
}

function readKind(value: unknown): PostKind | undefined {
  return typeof value === 'string' && Object.hasOwn(POST_KINDS, value)
    ? (value as PostKind)
    : undefined;
}

export function toPostRow(metadata: PostMetadata): PostRow {
  const kind = readKind(metadata.frontMatter?.kind);
  const hidden = whyHidden(metadata.frontMatter ?? {});
  return {
    title: metadata.title,
    permalink: metadata.permalink,
    date: new Date(metadata.date).toISOString().slice(0, 10),
    description: cutAtWord(metadata.description, MAX_DESCRIPTION),
    minutes: Math.max(1, Math.ceil(metadata.readingTime ?? 1)),
    tags: metadata.tags.map(({label, permalink}) => ({label, permalink})),
    ...(kind ? {kind} : {}),
    ...(hidden ? {hidden} : {}),
  };
}

/**
 * Posts in which each word of the query begins a word of title, description, kind, date or tags. A
 * query word that starts with `#` looks at tags only. Case and accents do not matter. Tags that match
 * come first, as a list shows only a few.
 */
export function filterPosts(posts: readonly PostRow[], query: string): readonly PostRow[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '#');
  if (words.length === 0) {
    return posts;
  }
  const tests = words.map((word) => ({
    inTags: wordStartTest(word.replace(/^#/, '').replaceAll('-', ' ')),
    inText: word.startsWith('#') ? () => false : wordStartTest(word),
  }));
  const nameOf = ({label}: TagLink) => foldText(label).replaceAll('-', ' ');
  const isWanted = (tag: TagLink) => tests.some(({inTags}) => inTags(nameOf(tag)));
  const found = posts.filter((post) => {
    const tags = post.tags.map(nameOf).join('\n');
    const kind = post.kind ? POST_KINDS[post.kind] : '';
    const text = foldText(`${kind}\n${post.title}\n${post.description}\n${post.date}`);
    return tests.every(({inTags, inText}) => inTags(tags) || inText(text));
  });
  return found.map((post) => ({
    ...post,
    tags: [...post.tags].sort((a, b) => Number(isWanted(b)) - Number(isWanted(a))),
  }));
}

/** A piece of a long list: rows of one year, few enough to come as one file. */
export interface PostSegment<Row> {
  readonly year: string;
  /** Rows of the year before this piece. */
  readonly start: number;
  /** Rows that the whole year has. */
  readonly ofYear: number;
  readonly rows: readonly Row[];
}

/** Rows that one file has at most. */
const SEGMENT_ROWS = 100;

/** Rows that a page shows at most before it is scrolled. */
const FIRST_ROWS = 150;

/** A list of rows, newest first, in pieces: each of one year, none too long. */
export function cutSegments<Row extends {readonly date: string}>(
  rows: readonly Row[],
): PostSegment<Row>[] {
  return groupByYear(rows).flatMap(({year, items}) =>
    Array.from({length: Math.ceil(items.length / SEGMENT_ROWS)}, (_, piece) => {
      const start = piece * SEGMENT_ROWS;
      return {
        year,
        start,
        ofYear: items.length,
        rows: items.slice(start, start + SEGMENT_ROWS),
      };
    }),
  );
}

/** How many of the pieces a page shows at first: as many as fit, and one at least. */
export function countFirst(segments: readonly {readonly rows: readonly unknown[]}[]): number {
  let sum = 0;
  const tooMany = segments.findIndex(({rows}) => {
    sum += rows.length;
    return sum > FIRST_ROWS;
  });
  return tooMany < 0 ? segments.length : Math.max(1, tooMany);
}

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

interface TaggedPosts {
  readonly tag: TagLink;
  readonly posts: readonly PostRow[];
}

/** The tags of posts, each with the posts that it stands on. */
function byTag(posts: readonly PostRow[]): TaggedPosts[] {
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

/**
 * @param posts newest first
 * @param count of the latest that are told whole
 */
export function summarizePosts(posts: readonly PostRow[], count: number): PostSummary {
  const all = new Map(byTag(posts).map(({tag, posts: own}) => [tag.permalink, own.length]));
  const toDated = ({title, permalink, date}: DatedPost) => ({title, permalink, date});
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

export interface TopicMatrix {
  /** Oldest first. */
  readonly years: readonly string[];
  /** Most posts first; equal counts by label. */
  readonly topics: readonly {
    readonly tag: TagLink;
    readonly total: number;
    /** One count a year, in the order of `years`. */
    readonly counts: readonly number[];
    /** The tag that most often stands beside it, if any does more than once. */
    readonly companion?: TagLink;
  }[];
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
