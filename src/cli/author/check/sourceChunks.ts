import {lettersOf} from 'docusaurus-theme-search-ask';
import {inlineText} from '../../../lib/plain-text/inlineText';
import type {SourceBlock} from '../../../lib/plain-text/sourceBlocks';
import {sourceBlocks} from '../../../lib/plain-text/sourceBlocks';
import {blockTitle, plotWords} from '../../../lib/plotBlock';

/** Text of a line without its marks. */
function shownText(markdown: string): string {
  return markdown
    .split('$$')
    .map((part, place) => (place % 2 === 0 ? inlineText(part).text : part))
    .join(' $$ ');
}

/** Text of a block; empty where a page shows none. */
function blockText(block: SourceBlock): string {
  if (block.kind === 'text' || block.kind === 'table') {
    return block.lines.map(shownText).join('\n');
  }
  if (block.kind !== 'code') {
    return '';
  }
  const {language, meta, lines} = block;
  if (language === 'plot') {
    const {title, description} = plotWords({meta, value: lines.join('\n')});
    return `${title} ${description}`;
  }
  return (language === 'mermaid' ? blockTitle(meta) : undefined) ?? lines.join(' ');
}

/**
 * Texts of the blocks of a Markdown body, in words as its page shows them; formulas as they are
 * written.
 */
export function sourceChunks(body: string): string[] {
  return sourceBlocks(body, 'mdx')
    .map(blockText)
    .filter((text) => lettersOf(text) !== '');
}

/** Letters at the beginning of a chunk, and of what follows it in a loose list or a table. */
function beginningAt(chunks: readonly string[], place: number): string {
  return chunks
    .slice(place, place + 6)
    .map(lettersOf)
    .join('');
}

/** Letters before a formula, which its page shows in other signs. */
function lettersBeforeFormula(text: string): string | undefined {
  const [before = '', formula] = text.split('$$');
  return formula === undefined ? undefined : lettersOf(before);
}

/** True if a chunk begins with some words. */
export function hasChunk(chunks: readonly string[], starts: string): boolean {
  const key = lettersOf(starts);
  return chunks.some((text, place) => {
    const before = lettersBeforeFormula(text);
    return (
      beginningAt(chunks, place).startsWith(key) ||
      text.split('\n').some((line) => lettersOf(line).startsWith(key)) ||
      (before !== undefined && before.length > 5 && key.startsWith(before))
    );
  });
}
