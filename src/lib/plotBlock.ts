import {parse} from 'yaml';
import {textBlocks} from './plainText';

interface CodeBlock {
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly value: string;
}

/** Title and description of a plot, from its code block. */
export interface PlotTexts {
  readonly title: string;
  readonly description: string;
}

/** Returns the title from the opening line of a code block: `title="…"`. */
export function blockTitle(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)title="([^"]+)"/.exec(meta ?? '')?.[1];
}

/**
 * Returns the title and the description of a plot, '' if missing. An invalid plot has no description;
 * the build reports the error.
 */
export function plotTexts({meta, value}: CodeBlock): PlotTexts {
  let options: unknown;
  try {
    options = parse(value);
  } catch {
    options = undefined;
  }
  const {description = ''} = (options ?? {}) as {readonly description?: unknown};
  return {title: blockTitle(meta) ?? '', description: String(description).trim()};
}

function findPlotBlock(source: string): CodeBlock | undefined {
  // A post that is not valid MDX has no blocks in that format.
  const blocks = (['mdx', 'md'] as const)
    .map((format) => textBlocks(source, format))
    .find(({length}) => length > 0);
  const block = blocks?.find(({kind, language}) => kind === 'code' && language === 'plot');
  return block && {meta: block.meta, value: block.text};
}

const found = new Map<string, CodeBlock | undefined>();

/**
 * Returns the first plot block in the Markdown of a post.
 *
 * Caches results by content, because several plugins ask about the same posts, and `npm run dev` does
 * again after each edit.
 */
export function firstPlotBlock(source: string): CodeBlock | undefined {
  // Parsing a post takes far longer than searching it.
  if (!/(?:`{3}|~{3})[ \t]*plot/.test(source)) {
    return undefined;
  }
  if (!found.has(source)) {
    found.set(source, findPlotBlock(source));
  }
  return found.get(source);
}
