export interface Book {
  /** Kebab-case, unique over both shelves. */
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** Year of first publication; negative before the common era. */
  readonly year: number;
  /** One of `src/data/bookTopics.ts`. */
  readonly topic: string;
  /** One honest sentence. */
  readonly note: string;
  readonly url?: string;
}

export interface MediaEntry {
  /** Kebab-case, unique over all media and article lists. */
  readonly id: string;
  readonly title: string;
  /** Credited speakers, hosts or authors. */
  readonly people: readonly string[];
  /** ISO 8601 to the day, month or year, as exact as is certain. */
  readonly date: string;
  /** Venue, show, publication or channel. */
  readonly place: string;
  readonly url: string;
  readonly video?: {readonly provider: 'youtube' | 'vimeo'; readonly id: string};
  readonly minutes?: number;
  readonly note: string;
  /** Shown with an "Example" badge and left out of structured data: a fork replaces it. */
  readonly example?: true;
}

export type ArticleEntry = Omit<MediaEntry, 'video' | 'minutes'>;

export interface TimelineEntry {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly place: string;
  /** YYYY or YYYY-MM. */
  readonly start: string;
  /** Absent: to this day. */
  readonly end?: string;
  readonly points: readonly string[];
  readonly url?: string;
  readonly example?: true;
}

/** A question that a post answers, suggested on the chat's page. */
export interface Question {
  readonly topic: string;
  readonly text: string;
  /** Of the post, without the base path: `/blog/its-slug`. */
  readonly permalink: string;
}

/** Something that the owner holds to be worth doing. */
export interface Belief {
  readonly title: string;
  readonly text: string;
}
