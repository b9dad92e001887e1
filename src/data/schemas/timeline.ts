import * as z from 'zod';
import {entryId, httpsUrl} from './fields';

const month = z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'must be YYYY or YYYY-MM');

export const timelineSchema = z
  .strictObject({
    id: entryId,
    title: z.string().min(1, 'must not be empty'),
    organization: z.string().min(1, 'must not be empty'),
    place: z.string().min(1, 'must not be empty'),
    start: month,
    end: month.optional(),
    points: z.array(z.string().min(1)).min(1, 'needs at least one point'),
    url: httpsUrl.optional(),
    example: z.literal(true, 'leave it out or set it to true').optional(),
  })
  .refine(({start, end}) => end === undefined || end >= start, {
    path: ['end'],
    error: 'must not lie before start',
  });
