import {Command, InvalidArgumentError} from 'commander';

export const PARTS = ['build', 'pages', 'navigation', 'search', 'dev'] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  /** Sizes of the corpora, ascending. */
  readonly posts: readonly number[];
  /** How often Lighthouse looks at each page. */
  readonly runs: number;
  readonly parts: readonly Part[];
}

const HELP = `
The tables are printed and written to tests/bench/results/. Plain Docusaurus takes minutes and
some 9 GB for 2,000 posts. The others:
  npm run bench:chat    the chat's answers: how often right, how fast
  npm run bench:search  the search beside Pagefind, on a site that has been built`;

function positive(text: string): number {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  if (!(value > 0)) {
    throw new InvalidArgumentError(`It needs whole numbers above 0, and "${text}" is none.`);
  }
  return value;
}

function partsOf(text: string): readonly Part[] {
  const wanted = text.split(',').map((part) => part.trim());
  const unknown = wanted.find((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`There is no "${unknown}" among ${PARTS.join(', ')}.`);
  }
  return PARTS.filter((part) => wanted.includes(part));
}

/**
 * Reads the command line of the bench.
 * @param least posts that a corpus must have: the shipped ones are part of it
 * @throws {CommanderError} when help is asked for, a flag is unknown or its value does not fit;
 * commander has said so by then.
 */
export function parseOptions(args: readonly string[], least = 1): BenchOptions {
  const sizesOf = (text: string): number[] => {
    const sizes = text.split(',').map(positive);
    if (sizes.some((size) => size < least)) {
      throw new InvalidArgumentError(
        `It needs at least ${least}, the shipped posts, which all links need.`,
      );
    }
    return [...new Set(sizes)].sort((a, b) => a - b);
  };
  const command = new Command('npm run bench --')
    .description('This site beside a plain Docusaurus site with the same posts.')
    .option('--posts <sizes>', 'sizes of the corpora (default: 140,500,2000)', sizesOf)
    .option('--quick', '140 posts alone')
    .option('--runs <times>', 'Lighthouse runs a page, of which the median counts', positive, 5)
    .option('--only <parts>', `some of the parts: ${PARTS.join(', ')}`, partsOf)
    .addHelpText('after', HELP)
    .exitOverride()
    .parse(args, {from: 'user'});
  const {posts, quick, runs, only} = command.opts<{
    posts?: number[];
    quick?: true;
    runs: number;
    only?: readonly Part[];
  }>();
  if (quick && posts) {
    command.error('--quick is 140 posts; leave it or --posts out.');
  }
  return {
    posts: posts ?? sizesOf(quick ? '140' : '140,500,2000'),
    runs,
    parts: only ?? PARTS,
  };
}
