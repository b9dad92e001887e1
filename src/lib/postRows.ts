import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {cutAtWord, foldLabel, foldText, wordStartTest} from './text';
import {groupBy, groupByYear} from './groupBy';

/** Maximum number of tags that a long list shows for a post; the post's page shows all. */
export const ROW_TAGS = 3;

/** Maximum length in characters. Posts without a description use their first line, which may be long. */
const MAX_DESCRIPTION = 200;

/** A post shown as one line or as one square of a calendar. */
export interface DatedPost {
  readonly title: string;
  readonly permalink: string;
  /** YYYY-MM-DD, in UTC. */
  readonly date: string;
}

/** Kinds of posts that have a badge in lists; other posts are essays. */
export const POST_KINDS = ['guide', 'note', 'link', 'release'] as const;

export type PostKind = (typeof POST_KINDS)[number];

/** Fields of a post that lists show. */
export interface PostRow extends DatedPost {
  readonly description: string;
  /** Reading time in whole minutes, rounded up as on the post's page, at least one. */
  readonly minutes: number;
  readonly tags: readonly TagLink[];
  readonly kind?: PostKind;
  /** Path of the generated cover, with the base URL; only latest and featured posts have it. */
  readonly cover?: string | undefined;
  /** Reason why only `npm run dev` shows the post: "draft" or the date it is scheduled for. */
  readonly hidden?: string;
}

/** One of the featured posts, or the newest post if none is featured. */
export interface FeaturedPost extends PostRow {
  /** The first plot of the post. */
  readonly plot?: {readonly title: string; readonly html: string} | undefined;
}

export interface TagLink {
  readonly label: string;
  readonly permalink: string;
}

export function toPostRow(metadata: BlogPostMetadata): PostRow {
  const {draft, scheduled, kind} = metadata.frontMatter as {
    readonly draft?: boolean;
    readonly scheduled?: string;
    readonly kind?: PostKind;
  };
  const hidden = scheduled ?? (draft ? 'draft' : undefined);
  return {
    title: metadata.title,
    permalink: metadata.permalink,
    date: metadata.date.toISOString().slice(0, 10),
    description: cutAtWord(metadata.description, MAX_DESCRIPTION),
    minutes: Math.max(1, Math.ceil(metadata.readingTime ?? 1)),
    tags: metadata.tags.map(({label, permalink}) => ({label, permalink})),
    ...(kind && POST_KINDS.includes(kind) ? {kind} : {}),
    ...(hidden ? {hidden} : {}),
  };
}

/**
 * Returns the posts in which each word of the query starts a word of the title, description, kind,
 * date or tags. A query word that starts with `#` matches tags only. Case and accents are ignored.
 * Puts the matching tags of each post first, because a list shows only a few.
 *
 * @param kinds names of the kinds, as lists show them
 */
export function filterPosts(
  posts: readonly PostRow[],
  query: string,
  kinds: Readonly<Record<PostKind, string>>,
): readonly PostRow[] {
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
  const nameOf = ({label}: TagLink) => foldLabel(label);
  const matchesQuery = (tag: TagLink) => tests.some(({inTags}) => inTags(nameOf(tag)));
  const found = posts.filter((post) => {
    const tags = post.tags.map(nameOf).join('\n');
    const kind = post.kind ? kinds[post.kind] : '';
    const text = foldText(`${kind}\n${post.title}\n${post.description}\n${post.date}`);
    return tests.every(({inTags, inText}) => inTags(tags) || inText(text));
  });
  return found.map((post) => ({
    ...post,
    tags: [...post.tags].sort((a, b) => Number(matchesQuery(b)) - Number(matchesQuery(a))),
  }));
}

export interface YearSummary {
  readonly year: string;
  /** Number of posts. */
  readonly count: number;
  /** Tags that are more frequent in this year than in general, most characteristic first. */
  readonly typicalTags: readonly TagLink[];
  readonly first: DatedPost;
  readonly last: DatedPost;
}

/** Summary of all posts, for pages that list only a few. */
export interface PostSummary {
  readonly total: number;
  /** Newest year first. */
  readonly years: readonly YearSummary[];
  /** Newest first. */
  readonly latest: readonly PostRow[];
}

/** Maximum number of typical tags of a year. */
const MAX_TYPICAL_TAGS = 4;
/** Minimum number of posts in a year with a tag that is typical of that year. */
const MIN_TAGGED = 2;

interface TaggedPosts {
  readonly tag: TagLink;
  readonly posts: readonly PostRow[];
}

function byTag(posts: readonly PostRow[]): TaggedPosts[] {
  const pairs = posts.flatMap((post) => post.tags.map((tag) => ({tag, post})));
  return [...groupBy(pairs, ({tag}) => tag.permalink).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{tag: first.tag, posts: group.map(({post}) => post)}] : [];
  });
}

/**
 * Returns the tags that are more frequent in a year than in general. Skips a tag if all its posts
 * also have tags already returned, so that of three tags on the same two posts, only one is listed.
 *
 * @param yearPosts all posts of the year
 * @param totals number of posts in all years, by the tag's permalink
 * @param yearShare number of posts of the year, divided by the number of all posts
 */
function typicalTagsOf(
  yearPosts: readonly PostRow[],
  totals: ReadonlyMap<string, number>,
  yearShare: number,
) {
  const ranked = byTag(yearPosts)
    .map(({tag, posts}) => {
      const total = totals.get(tag.permalink) ?? posts.length;
      // Above 1 if the tag is more frequent in this year than in general.
      const ratio = posts.length / total / yearShare;
      return {tag, posts, score: posts.length * Math.log(ratio)};
    })
    .filter(({posts, score}) => posts.length >= MIN_TAGGED && score > 0)
    .sort((a, b) => b.score - a.score || a.tag.label.localeCompare(b.tag.label, 'en'));
  const covered = new Set<PostRow>();
  const typicalTags: TagLink[] = [];
  for (const {tag, posts} of ranked) {
    if (typicalTags.length < MAX_TYPICAL_TAGS && posts.some((post) => !covered.has(post))) {
      typicalTags.push(tag);
      posts.forEach((post) => covered.add(post));
    }
  }
  return typicalTags;
}

/**
 * Returns the number of posts and the typical tags of each year, and the latest posts.
 *
 * @param posts newest first
 * @param latestCount number of latest posts to include with all fields
 */
export function summarizePosts(posts: readonly PostRow[], latestCount: number): PostSummary {
  const totals = new Map(
    byTag(posts).map(({tag, posts: tagged}) => [tag.permalink, tagged.length]),
  );
  const toDated = ({title, permalink, date}: DatedPost) => ({title, permalink, date});
  return {
    total: posts.length,
    years: groupByYear(posts).flatMap(({year, items}) => {
      // The newest post comes first.
      const [last] = items;
      const first = items.at(-1);
      const typicalTags = typicalTagsOf(items, totals, items.length / posts.length);
      return first && last
        ? [{year, count: items.length, typicalTags, first: toDated(first), last: toDated(last)}]
        : [];
    }),
    latest: posts.slice(0, latestCount),
  };
}

interface TagMatrix {
  /** Oldest first. */
  readonly years: readonly string[];
  /** Most posts first; equal counts by label. */
  readonly rows: readonly {
    readonly tag: TagLink;
    readonly total: number;
    /** One count per year, in the order of `years`. */
    readonly counts: readonly number[];
    /** Tag that most often occurs together with this one, at least twice. */
    readonly relatedTag?: TagLink;
  }[];
  /** The largest count of a tag in a year; 0 if there are no posts. */
  readonly peak: number;
}

/** Compares tags for sorting: most posts first, then by label. */
function byPostCount(a: TaggedPosts, b: TaggedPosts): number {
  return b.posts.length - a.posts.length || a.tag.label.localeCompare(b.tag.label, 'en');
}

/** Counts the posts of the `limit` most frequent tags in each year. */
export function tagMatrix(posts: readonly PostRow[], limit: number): TagMatrix {
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))].sort();
  const rows = byTag(posts)
    .sort(byPostCount)
    .slice(0, limit)
    .map(({tag, posts: tagged}) => ({
      tag,
      total: tagged.length,
      counts: years.map((year) => tagged.filter(({date}) => date.startsWith(year)).length),
      relatedTag: relatedTag(tag, tagged),
    }));
  return {years, rows, peak: Math.max(0, ...rows.flatMap(({counts}) => counts))};
}

/** Returns the most frequent other tag of a tag's posts; undefined if none occurs at least twice. */
function relatedTag(tag: TagLink, posts: readonly PostRow[]): TagLink | undefined {
  const [best] = byTag(posts)
    .filter((other) => other.tag.permalink !== tag.permalink && other.posts.length > 1)
    .sort(byPostCount);
  return best?.tag;
}
