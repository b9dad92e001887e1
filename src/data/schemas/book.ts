import * as z from 'zod';
import {entryId, httpsUrl, sentence} from './fields';

/** @param topics those that shelves are sorted by */
export function bookSchema(topics: readonly string[]) {
  return z.strictObject({
    id: entryId,
    title: z.string().min(1, 'must not be empty'),
    author: z.string().min(1, 'must not be empty'),
    year: z.int().min(-3000).max(2100, 'must be the year of first publication'),
    topic: z.enum(topics, 'must be one of the topics of src/data/bookTopics.ts'),
    note: sentence,
    url: httpsUrl.optional(),
  });
}
