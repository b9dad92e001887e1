import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {AuthorError} from '../AuthorError';

/** Addresses that are not asked, and why. */
export interface Ignored {
  readonly pattern: RegExp;
  readonly reason: string;
}

export const IGNORED_FILE = 'blog/links-ignore.yml';

function problemOf(entry: unknown): string | undefined {
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) {
    return 'must have the fields pattern and reason';
  }
  const {pattern, reason, ...others} = entry as Record<string, unknown>;
  const [other] = Object.keys(others);
  if (other !== undefined) {
    return `has the field "${other}"; only pattern and reason are known`;
  }
  if (typeof pattern !== 'string' || pattern === '') {
    return 'needs a pattern: a regular expression in quotes';
  }
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return `has a pattern that is not a valid regular expression: ${(error as Error).message}`;
  }
  return typeof reason === 'string' && reason.trim() !== ''
    ? undefined
    : `("${pattern}") needs a reason: why its links are not checked`;
}

function readList(root: string): unknown {
  const file = path.join(root, IGNORED_FILE);
  try {
    return existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? []) : [];
  } catch (error) {
    throw new AuthorError(`${IGNORED_FILE}: is not YAML: ${(error as Error).message}`);
  }
}

/**
 * The addresses that the link check leaves alone; none where there is no such file.
 *
 * @throws AuthorError that names every bad entry by its place in the list
 */
export function readIgnored(root: string): Ignored[] {
  const list = readList(root);
  if (!Array.isArray(list)) {
    throw new AuthorError(`${IGNORED_FILE}: must be a list of "- {pattern: '…', reason: …}".`);
  }
  const problems = list.flatMap((entry: unknown, index) => {
    const problem = problemOf(entry);
    return problem ? [`${IGNORED_FILE}: entry ${index + 1} ${problem}`] : [];
  });
  if (problems.length > 0) {
    throw new AuthorError(problems.join('\n'));
  }
  return (list as {pattern: string; reason: string}[]).map(({pattern, reason}) => ({
    pattern: new RegExp(pattern, 'u'),
    reason,
  }));
}
