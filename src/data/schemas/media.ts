import * as z from 'zod';
import {entryId, httpsUrl, partialDate, sentence} from './fields';

const video = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('youtube'),
    id: z.string().regex(/^[\w-]{11}$/, 'must be the 11 characters after watch?v='),
  }),
  z.strictObject({
    provider: z.literal('vimeo'),
    id: z.string().regex(/^\d+$/, 'must be the number in the address'),
  }),
]);

export const articleSchema = z.strictObject({
  id: entryId,
  title: z.string().min(1, 'must not be empty'),
  people: z.array(z.string().min(1)),
  date: partialDate,
  place: z.string().min(1, 'must name the venue, show or publication'),
  url: httpsUrl,
  note: sentence,
  example: z.literal(true, 'leave it out or set it to true').optional(),
});

export const mediaSchema = articleSchema.extend({
  video: video.optional(),
  minutes: z.int().positive('must be whole minutes').optional(),
});
