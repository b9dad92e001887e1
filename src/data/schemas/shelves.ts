import * as z from 'zod';
import {
  entryId,
  explainIssues,
  httpsUrl,
  notEmpty,
  partialDate,
  sentence,
  yearOrMonth,
} from './fields';

/** Returns the schema of a book; `topics` are the topics that a book may have. */
export function bookSchema(topics: readonly string[]) {
  return z.strictObject({
    /** Unique in its list. */
    id: entryId,
    title: notEmpty,
    author: notEmpty,
    /** Year of first publication; negative before the common era. */
    year: z.int().min(-3000).max(2100, 'must be the year of first publication'),
    topic: z.enum(topics, 'must be one of the topics of src/data/bookTopics.ts'),
    /** One honest sentence. */
    note: sentence,
    url: httpsUrl.optional(),
  });
}

const video = z.discriminatedUnion(
  'provider',
  [
    z.strictObject({
      provider: z.literal('youtube'),
      id: z.string().regex(/^[\w-]{11}$/, 'must be the 11 characters after watch?v='),
    }),
    z.strictObject({
      provider: z.literal('vimeo'),
      id: z.string().regex(/^\d+$/, 'must be the number in the address'),
    }),
  ],
  'must be youtube or vimeo',
);

/** True for a made-up entry, which is folded, has a badge, and is not found by search and chat. */
const example = z.literal(true, 'leave it out or set it to true').optional();

export const articleSchema = z.strictObject({
  /** Unique in its list. */
  id: entryId,
  title: notEmpty,
  /** Credited speakers, hosts or authors. */
  people: z.array(z.string().min(1)),
  /** Day, month or year, as far as it is known. */
  date: partialDate,
  /** Venue, show, publication or channel. */
  place: z.string().min(1, 'must name the venue, show or publication'),
  url: httpsUrl,
  note: sentence,
  example,
});

export const mediaSchema = articleSchema.extend({video: video.optional()});

export const timelineSchema = z
  .strictObject({
    id: entryId,
    title: notEmpty,
    organization: notEmpty,
    place: notEmpty,
    start: yearOrMonth,
    /** Missing if the entry is current. */
    end: yearOrMonth.optional(),
    points: z.array(z.string().min(1)).min(1, 'needs at least one point'),
    url: httpsUrl.optional(),
    example,
  })
  // Without a month, only the years can be compared.
  .refine(({start, end}) => end === undefined || end >= start.slice(0, end.length), {
    path: ['end'],
    error: 'must not be before start',
  });

/**
 * Checks a list in `src/data` against the schema of its entries.
 *
 * @returns one line per problem, with the file, the entry and the fix
 */
export function checkList(
  file: string,
  schema: z.ZodType,
  entries: readonly {readonly id: string}[],
): string[] {
  // The type checker also finds this, but authors may build without it.
  if (!Array.isArray(entries)) {
    return [
      `${file}: must export a list with the name of the file, such as "export const mediaPodcasts = []"`,
    ];
  }
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const name = entry?.id ? `entry "${entry.id}"` : `entry ${index + 1}`;
    const result = schema.safeParse(entry);
    const problems = result.success ? [] : explainIssues(file, name, result.error);
    if (entry?.id && seen.has(entry.id)) {
      problems.push(`${file}: ${name} appears twice; ids must be unique`);
    }
    seen.add(entry?.id);
    return problems;
  });
}
