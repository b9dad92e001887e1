import {sentenceSpans} from 'docusaurus-theme-search-ask/answers';
import type {MarkdownFormat} from '../../../lib/markdownFormat';
import {NO_TEXT, inlineText} from '../../../lib/plain-text/inlineText';
import type {InlineText} from '../../../lib/plain-text/inlineText';
import {sourceBlocks} from '../../../lib/plain-text/sourceBlocks';
import {plotWords} from '../../../lib/plotBlock';

/** A link as written in the source. */
interface WrittenLink {
  readonly url: string;
  /** Sentence, heading or table row that contains the link, as readers see it. */
  readonly sentence: string;
}

/** Text of a Markdown file, without code, comments and markup. */
export interface PlainText {
  readonly headings: readonly string[];
  /** Paragraphs, list items and table rows. */
  readonly lines: readonly string[];
  /** Number of words in `lines`. */
  readonly words: number;
  readonly links: readonly WrittenLink[];
}

/** The sentence around a position in a text, with an ellipsis for what has no text. */
function sentenceAt(text: string, at: number): string {
  const span = sentenceSpans(text).find(({end}) => at < end);
  const sentence = span ? text.slice(span.start, span.end) : text;
  return sentence.replaceAll(NO_TEXT, '…');
}

function countWords(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + (line.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}

/** Reads the body of a Markdown file as plain text and links. */
export function readPlainText(body: string, format: MarkdownFormat): PlainText {
  const blocks = sourceBlocks(body, format);
  const definitions = new Map(
    blocks.flatMap((block) => (block.kind === 'definition' ? [[block.name, block.url]] : [])),
  );
  const headings: string[] = [];
  const lines: string[] = [];
  const links: WrittenLink[] = [];

  /** Adds the links of a text, and returns its visible text. */
  const read = (markdown: string, sentenceOf: (inline: InlineText, at: number) => string) => {
    const inline = inlineText(markdown, format, definitions);
    links.push(...inline.links.map(({url, at}) => ({url, sentence: sentenceOf(inline, at)})));
    const shown = inline.text.replaceAll(NO_TEXT, '').replace(/\s+/g, ' ').trim();
    return shown === '' ? [] : [shown];
  };
  for (const block of blocks) {
    if (block.kind === 'heading') {
      headings.push(...read(block.text, ({text}) => text));
    } else if (block.kind === 'table') {
      lines.push(...block.lines.flatMap((row) => read(row, ({text}) => text)));
    } else if (block.kind === 'text') {
      lines.push(
        ...block.lines.flatMap((line) => read(line, ({text}, at) => sentenceAt(text, at))),
      );
    } else if (block.kind === 'code' && block.language === 'plot') {
      const {description} = plotWords({meta: block.meta, value: block.lines.join('\n')});
      lines.push(...(description === '' ? [] : [description]));
    }
  }
  return {headings, lines, words: countWords(lines), links};
}
