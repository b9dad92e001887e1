import {lettersOf} from 'docusaurus-theme-search-ask';
import type {TextBlock} from '../../../lib/plainText';
import {textBlocks} from '../../../lib/plainText';
import {blockTitle, plotTexts} from '../../../lib/plotBlock';

/** Text of a block; empty where a page shows none. */
function blockText({kind, text, language, meta}: TextBlock): string {
  if (kind === 'heading') {
    return '';
  }
  if (language === 'plot') {
    const {title, description} = plotTexts({meta, value: text});
    return `${title} ${description}`;
  }
  return (language === 'mermaid' ? blockTitle(meta) : undefined) ?? text;
}

/** Returns the texts of the blocks of a Markdown body, as its page shows them. */
export function sourceChunks(body: string): string[] {
  return textBlocks(body, 'mdx', (formula) => `$$${formula}$$`)
    .map(blockText)
    .filter((text) => lettersOf(text) !== '');
}

/** Returns the letters of a chunk and the next five: pages have a list or table in one block. */
function beginningAt(chunks: readonly string[], place: number): string {
  return chunks
    .slice(place, place + 6)
    .map(lettersOf)
    .join('');
}

/** Returns the letters before the first formula: a page shows formulas in other characters. */
function lettersBeforeFormula(text: string): string | undefined {
  const [before = '', formula] = text.split('$$');
  return formula === undefined ? undefined : lettersOf(before);
}

/** True if a chunk begins with the words of `starts`, the key of an entry in `blog/answers/`. */
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
