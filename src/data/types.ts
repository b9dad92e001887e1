import type * as z from 'zod';
import type {articleSchema, bookSchema, mediaSchema, timelineSchema} from './schemas/shelves';

export type Book = z.infer<ReturnType<typeof bookSchema>>;
export type MediaEntry = z.infer<typeof mediaSchema>;
export type ArticleEntry = z.infer<typeof articleSchema>;
export type TimelineEntry = z.infer<typeof timelineSchema>;

/** A question that a post answers, suggested on the chat's page. */
export interface Question {
  readonly topic: string;
  readonly text: string;
  /** Address of the post without the base path: `/blog/its-slug`. */
  readonly permalink: string;
}

/** A belief of the owner, shown on the home page. */
export interface Belief {
  readonly title: string;
  readonly text: string;
}
