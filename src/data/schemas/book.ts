import * as z from 'zod';
import {entryId, httpsUrl, sentence} from './fields';

export const bookSchema = z.strictObject({
  id: entryId,
  title: z.string().min(1, 'must not be empty'),
  author: z.string().min(1, 'must not be empty'),
  year: z.int().min(-3000).max(2100, 'must be the year of first publication'),
  topic: z.enum(
    ['finance', 'startups', 'software', 'intelligence', 'body-and-sport', 'life-and-letters'],
    'must be one of the topics of src/data/types.ts',
  ),
  note: sentence,
  url: httpsUrl.optional(),
});
