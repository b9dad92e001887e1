import type {MarkdownFormat} from 'docusaurus-blog-import/markdown';
import {sentenceSpans} from 'docusaurus-theme-search-ask/answers';
import {NO_TEXT, textBlocks} from '../../../lib/plainText';
import {plotDescription} from '../../../lib/plotBlock';

/** A link as written in the source. */
interface WrittenLink {
  readonly url: string;
  /** Sentence, heading or table row that contains the link, as readers see it. */
  readonly sentence: string;
}

/** Returns the sentence around a position in a text, with an ellipsis in place of formulas and components. */
function sentenceAt(text: string, position: number): string {
  const span = sentenceSpans(text).find(({end}) => position < end);
  const sentence = span ? text.slice(span.start, span.end) : text;
  return sentence.replaceAll(NO_TEXT, '…');
}

function countWords(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + (line.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}

/** Reads the body of a Markdown file as text and links, without code, comments or markup. */
export function readPlainText(body: string, format: MarkdownFormat) {
  const headings: string[] = [];
  /** Paragraphs, list items, table rows and the descriptions of plots. */
  const lines: string[] = [];
  const links: WrittenLink[] = [];
  for (const block of textBlocks(body, format)) {
    const {kind, text, language} = block;
    if (kind === 'code') {
      const description = language === 'plot' ? plotDescription(text) : '';
      lines.push(...(description === '' ? [] : [description]));
      continue;
    }
    for (const {url, at} of block.links) {
      links.push({url, sentence: kind === 'text' ? sentenceAt(text, at) : text});
    }
    const plain = text.replaceAll(NO_TEXT, '').replace(/\s+/g, ' ').trim();
    if (plain !== '') {
      (kind === 'heading' ? headings : lines).push(plain);
    }
  }
  return {headings, lines, wordCount: countWords(lines), links};
}
