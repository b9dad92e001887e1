import {cutAtWord} from './content-index/cutAtWord';

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

/** What a list shows of a post: no body, no preview. */
export interface PostRow extends DatedPost {
  readonly description: string;
  /** Whole minutes, rounded up as on the post's own page, at least one. */
  readonly minutes: number;
  readonly tags: readonly TagLink[];
  /** The drawn cover's path from the base URL; only the latest posts are told with theirs. */
  readonly cover?: string;
  /** Why only `npm run dev` shows it, where that is so. */
  readonly hidden?: string;
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
    readonly cover?: string;
  };
}

function whyHidden({draft, scheduled}: NonNullable<PostMetadata['frontMatter']>) {
  return scheduled ? `Scheduled for ${scheduled}` : draft ? 'Draft' : undefined;
}

export function toPostRow(metadata: PostMetadata): PostRow {
  const hidden = whyHidden(metadata.frontMatter ?? {});
  const cover = metadata.frontMatter?.cover;
  return {
    title: metadata.title,
    permalink: metadata.permalink,
    date: new Date(metadata.date).toISOString().slice(0, 10),
    description: cutAtWord(metadata.description, MAX_DESCRIPTION),
    minutes: Math.max(1, Math.ceil(metadata.readingTime ?? 1)),
    tags: metadata.tags.map(({label, permalink}) => ({label, permalink})),
    ...(cover ? {cover} : {}),
    ...(hidden ? {hidden} : {}),
  };
}
