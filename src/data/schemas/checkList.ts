import type * as z from 'zod';
import {explainIssues} from './explain';

interface Identified {
  readonly id: string;
}

/**
 * Checks a list of the data folder against its schema.
 *
 * @returns one line a problem, which names the file, the entry and the mend; empty where all is well.
 */
export function checkList(
  file: string,
  schema: z.ZodType,
  entries: readonly Identified[],
): string[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const name = entry.id ? `entry "${entry.id}"` : `entry ${index + 1}`;
    const result = schema.safeParse(entry);
    const problems = result.success ? [] : explainIssues(file, name, result.error);
    if (seen.has(entry.id)) {
      problems.push(`${file}: ${name} appears twice; ids must be unique`);
    }
    seen.add(entry.id);
    return problems;
  });
}
