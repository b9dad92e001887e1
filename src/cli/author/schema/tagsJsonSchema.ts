import * as z from 'zod';
import {tagsSchema} from '../../../data/schemas/tags';

/** `blog/tags.yml` as JSON Schema (draft 7, which editors know best). */
export function tagsJsonSchema(): Record<string, unknown> {
  const {$schema, ...schema} = z.toJSONSchema(tagsSchema, {target: 'draft-7'});
  return {
    $schema,
    title: 'Tags by key',
    description: 'Written by "npm run author -- schema"; do not edit.',
    ...schema,
  };
}
