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
  /** Of the post, without the base path: `/blog/its-slug`. */
  readonly permalink: string;
}

/** Something that the owner considers worth doing. */
export interface Belief {
  readonly title: string;
  readonly text: string;
}
