import {parse} from 'yaml';
import {textBlocks} from './plainText';

/** Returns the title from the opening line of a code block: `title="…"` or `title='…'`. */
export function blockTitle(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)title=(["'])(.+?)\1/.exec(meta ?? '')?.[2];
}

/** Returns the options that are read without drawing the plot; none if the YAML is invalid. */
function optionsOf(value: string): {readonly data?: unknown; readonly description?: unknown} {
  try {
    return (parse(value) ?? {}) as object;
  } catch {
    return {};
  }
}

/** Returns the paths of the data files of all plots in the Markdown of a post, as written there. */
export function plotFiles(source: string): string[] {
  return plotBlocks(source)
    .map(({value}) => optionsOf(value).data)
    .filter((data) => typeof data === 'string');
}

/** Returns the description in the YAML of a plot; '' if it is missing or the YAML is invalid. */
export function plotDescription(value: string): string {
  return String(optionsOf(value).description ?? '').trim();
}

/**
 * Returns the plot blocks in the Markdown of a post, read as CommonMark if it is not valid MDX.
 *
 * @param source without front matter
 */
export function plotBlocks(source: string) {
  // Parsing a post takes far longer than searching it.
  if (!/(?:`{3}|~{3})[ \t]*plot/.test(source)) {
    return [];
  }
  const blocks = textBlocks(source, 'mdx');
  return (blocks.length > 0 ? blocks : textBlocks(source, 'md'))
    .filter(({kind, language}) => kind === 'code' && language === 'plot')
    .map(({meta, text}) => ({meta, value: text}));
}
