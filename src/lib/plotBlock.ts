import {parse} from 'yaml';

interface CodeBlock {
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly value: string;
}

/** What a block of a plot says in words. */
export interface PlotWords {
  readonly title: string;
  readonly description: string;
}

/** A title from the line that opens a block: `title="…"`. */
export function blockTitle(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)title="([^"]+)"/.exec(meta ?? '')?.[1];
}

/** The words of a plot's block, empty where it has none: the build refuses such a block. */
export function plotWords({meta, value}: CodeBlock): PlotWords {
  let options: unknown;
  try {
    options = parse(value);
  } catch {
    options = undefined;
  }
  const {description = ''} = (options ?? {}) as {readonly description?: unknown};
  return {title: blockTitle(meta) ?? '', description: String(description).trim()};
}

/** The first block of a plot in the Markdown of a post. */
export function firstPlotBlock(source: string): CodeBlock | undefined {
  const [, , meta, value] = /^(`{3,})plot\b(.*)\n([\s\S]*?)^\1[ \t]*$/m.exec(source) ?? [];
  return value === undefined ? undefined : {meta, value};
}
