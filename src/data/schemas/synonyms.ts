import * as z from 'zod';

/** `src/data/synonyms.yml`: words that mean the same, each list with its reason. */
export const synonymsSchema = z.array(
  z.strictObject({
    words: z
      .array(
        z
          .string('must be words')
          .regex(/^\S.*\S$/, 'must be a word or phrase of two letters or more')
          .refine((word) => word === word.toLowerCase(), 'must be in lower case'),
        'needs words: a list of at least two',
      )
      .min(2, 'needs at least two words that mean the same'),
    reason: z
      .string('needs a reason: one line on why they mean the same everywhere')
      .min(10, 'must be a line of at least 10 characters'),
  }),
  'must be a list',
);
