import {parse} from 'yaml';

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

/** Returns the first plot block in the Markdown of a post. */
export function firstPlotBlock(source: string): CodeBlock | undefined {
  const [, , meta, value] = /^(`{3,})plot\b(.*)\n([\s\S]*?)^\1[ \t]*$/m.exec(source) ?? [];
  return value === undefined ? undefined : {meta, value};
}
