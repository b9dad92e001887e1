import * as z from 'zod';
import {documentedTags, tagsSchema} from '../../../data/schemas/tags';

/** `blog/tags.yml` as JSON Schema (draft 7, which editors know best). */
export function tagsJsonSchema(isStrict = true): Record<string, unknown> {
  const {$schema, ...schema} = z.toJSONSchema(isStrict ? tagsSchema : documentedTags, {
    target: 'draft-7',
  });
  return {
    $schema,
    title: 'Tags by key',
    description: 'Written by "npm run author -- schema"; do not edit.',
    ...schema,
  };
}
