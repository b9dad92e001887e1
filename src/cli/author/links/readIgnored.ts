import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {AuthorError} from '../AuthorError';

export const IGNORED_FILE = 'blog/links-ignore.yml';

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const list = z.array(
  z.strictObject(
    {
      pattern: z
        .string('needs a pattern: a regular expression in quotes')
        .min(1, 'needs a pattern: a regular expression in quotes')
        .refine(isPattern, 'has a pattern that is not a regular expression'),
      reason: z
        .string('needs a reason: why its links are not checked')
        .trim()
        .min(1, 'needs a reason: why its links are not checked'),
    },
    {
      error: (issue) =>
        issue.code === 'invalid_type' ? 'must have the fields pattern and reason' : undefined,
    },
  ),
  'must be a list of "- {pattern: …, reason: …}"',
);

function readList(root: string): unknown {
  const file = path.join(root, IGNORED_FILE);
  try {
    return existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? []) : [];
  } catch (error) {
    throw new AuthorError(`${IGNORED_FILE}: is not YAML: ${(error as Error).message}`);
  }
}

/**
 * Patterns of addresses that the link check leaves alone, of which the file gives the reasons.
 *
 * @throws AuthorError that names every bad entry by its place in the list
 */
export function readIgnored(root: string): RegExp[] {
  const {data, error} = list.safeParse(readList(root));
  if (!data) {
    const problems = error.issues.map(({path: [index], message}) => {
      const place = index === undefined ? '' : `entry ${Number(index) + 1} `;
      return `${IGNORED_FILE}: ${place}${message}`;
    });
    throw new AuthorError(problems.join('\n'));
  }
  return data.map(({pattern}) => new RegExp(pattern, 'u'));
}
