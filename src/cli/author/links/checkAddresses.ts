import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {tmpdir} from 'node:os';
import {parse} from 'yaml';
import * as z from 'zod';
import type {LinkResult} from 'linkinator';
import {CommandError} from '../../lib/CommandError.mjs';

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
    throw new CommandError(`${IGNORED_FILE}: is not YAML: ${(error as Error).message}`);
  }
}

/**
 * Patterns of addresses that the link check leaves alone, of which the file gives the reasons.
 *
 * @throws CommandError that names every bad entry by its place in the list
 */
export function readIgnored(root: string): RegExp[] {
  const {data, error} = list.safeParse(readList(root));
  if (!data) {
    const problems = error.issues.map(({path: [index], message}) => {
      const place = index === undefined ? '' : `entry ${Number(index) + 1} `;
      return `${IGNORED_FILE}: ${place}${message}`;
    });
    throw new CommandError(problems.join('\n'));
  }
  return data.map(({pattern}) => new RegExp(pattern, 'u'));
}

interface Answer {
  /** `blocked`: the server refuses programs, or so many questions: nothing is known of the page. */
  readonly state: 'ok' | 'broken' | 'blocked';
  /** The status code, or what kept the server from answering. */
  readonly status: string;
}

interface CheckSettings {
  /** How often an address that failed with 5xx or without an answer is asked again. */
  readonly retry: number;
  /** Milliseconds that a server has to answer. */
  readonly timeout: number;
  readonly concurrency: number;
}

const PAGE = 'links.html';

function reasonOf(failures: LinkResult['failureDetails']): string {
  const error = failures?.findLast((failure) => failure instanceof Error);
  // "fetch failed" is all that the outer error says.
  const {code, message} = (error?.cause ?? {}) as {code?: unknown; message?: unknown};
  return error?.name === 'TimeoutError'
    ? 'timeout'
    : String(code ?? message ?? error?.message ?? 'no answer');
}

function answerOf({status = 0, state, failureDetails}: LinkResult): Answer {
  if (state === 'BROKEN' && status !== 429) {
    return {state: 'broken', status: status === 0 ? reasonOf(failureDetails) : `${status}`};
  }
  return {state: state === 'OK' ? 'ok' : 'blocked', status: `${status}`};
}

/**
 * Asks for each address. Linkinator reads the links from a page, so it gets one that holds nothing
 * else; it asks with HEAD, and with GET where that fails.
 *
 * @param addresses as `URL.href` writes them, without fragments, each once
 */
export async function checkAddresses(
  addresses: readonly string[],
  {retry, timeout, concurrency}: CheckSettings,
): Promise<ReadonlyMap<string, Answer>> {
  const {LinkChecker} = await import('linkinator');
  const folder = mkdtempSync(path.join(tmpdir(), 'author-links-'));
  try {
    const links = addresses.map((address) => {
      const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return `<a href="${escaped}">.</a>`;
    });
    writeFileSync(
      path.join(folder, PAGE),
      `<!doctype html><title>Links</title>${links.join('\n')}`,
    );
    const result = await new LinkChecker().check({
      path: PAGE,
      serverRoot: folder,
      timeout,
      concurrency,
      retryErrors: retry > 0,
      retryErrorsCount: retry,
      retryErrorsJitter: 500,
    });
    const answers = new Map(result.links.map((link) => [link.url, answerOf(link)]));
    const lost = addresses.find((address) => !answers.has(address));
    if (lost !== undefined) {
      throw new CommandError(
        `The link checker passed over ${lost}. Where HTTP_PROXY is set, unset it: the checker asks the proxy for its own page too.`,
      );
    }
    return answers;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
