import type {Plugin} from '@docusaurus/types';
import type * as z from 'zod';
import {bookTopics} from '../../data/bookTopics';
import {
  articleSchema,
  bookSchema,
  checkList,
  mediaSchema,
  timelineSchema,
} from '../../data/schemas/shelves';
import {ARTICLES, BOOKS, MEDIA, TIMELINES} from '../../data/shelves';

type Lists = Readonly<Record<string, readonly {readonly id: string}[]>>;

/** Every problem of every list at once, one line each; empty where all is well. */
export function checkData(): string[] {
  const problemsOf = (lists: Lists, schema: z.ZodType) =>
    Object.entries(lists).flatMap(([name, entries]) =>
      checkList(`src/data/${name}.ts`, schema, entries),
    );
  return [
    ...problemsOf(BOOKS, bookSchema(bookTopics)),
    ...problemsOf(MEDIA, mediaSchema),
    ...problemsOf(ARTICLES, articleSchema),
    ...problemsOf(TIMELINES, timelineSchema),
  ];
}

/** Refuses to build when a list of `src/data/` does not fit its schema. */
export default function dataCheck(): Plugin {
  return {
    name: 'data-check',
    loadContent() {
      const problems = checkData();
      if (problems.length > 0) {
        throw new Error(
          `The data folder has ${problems.length} problem(s):\n${problems.join('\n')}`,
        );
      }
    },
  };
}
