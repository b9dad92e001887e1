import {parseArgs} from 'node:util';

export const PARTS = ['build', 'pages', 'navigation', 'search', 'dev'] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  /** Sizes of the corpora, ascending. */
  readonly posts: readonly number[];
  /** How often Lighthouse looks at each page. */
  readonly runs: number;
  readonly parts: readonly Part[];
  readonly help: boolean;
}

/** A command line that does not fit; its message is for whoever wrote it. */
export class UsageError extends Error {}

export const HELP = `npm run bench [-- options]: this site beside a plain Docusaurus site with the same posts.

  --posts 140,500,2000  sizes of the corpora (default)
  --quick               140 posts alone
  --runs 5              Lighthouse runs a page, of which the median counts (default 5)
  --only build,pages    some of the parts: ${PARTS.join(', ')}
  --help                this text

The tables are printed and written to tests/bench/results/. Plain Docusaurus takes minutes and
some 9 GB for 2,000 posts. The others:
  npm run bench:chat    the chat's answers: how often right, how fast
  npm run bench:search  the search beside Pagefind, on a site that has been built`;

function positive(flag: string, text: string): number {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  if (!(value > 0)) {
    throw new UsageError(`--${flag} needs whole numbers above 0, and "${text}" is none.`);
  }
  return value;
}

function postsOf(text: string): number[] {
  const sizes = text.split(',').map((size) => positive('posts', size));
  return [...new Set(sizes)].sort((a, b) => a - b);
}

function partsOf(text: string): readonly string[] {
  const wanted = text.split(',').map((part) => part.trim());
  const unknown = wanted.find((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown !== undefined) {
    throw new UsageError(`--only knows no "${unknown}"; the parts are ${PARTS.join(', ')}.`);
  }
  return wanted;
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        posts: {type: 'string'},
        quick: {type: 'boolean', default: false},
        runs: {type: 'string', default: '5'},
        only: {type: 'string'},
        help: {type: 'boolean', default: false},
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/**
 * Reads the command line of the bench.
 * @param least posts that a corpus must have: the shipped ones are part of it
 * @throws {UsageError} when a flag is unknown or its value does not fit.
 */
export function parseOptions(args: readonly string[], least = 1): BenchOptions {
  const {posts, quick, runs, only, help} = read(args);
  if (quick && posts !== undefined) {
    throw new UsageError('--quick is 140 posts; leave it or --posts out.');
  }
  const sizes = postsOf(posts ?? (quick ? '140' : '140,500,2000'));
  if (sizes.some((size) => size < least)) {
    throw new UsageError(
      `--posts needs at least ${least}, the shipped posts, which all links need.`,
    );
  }
  const wanted = only === undefined ? PARTS : partsOf(only);
  return {
    posts: sizes,
    runs: positive('runs', runs),
    parts: PARTS.filter((part) => (wanted as readonly string[]).includes(part)),
    help,
  };
}
