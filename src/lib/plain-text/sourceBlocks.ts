import {unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {MarkdownFormat} from '../markdownFormat';
import {LITERAL, TAG} from './inlineText';

/** A block of a Markdown file. Its lines still have their inline markup. */
export type SourceBlock =
  /** A paragraph is one line, a list one line per item. */
  | {readonly kind: 'text'; readonly lines: readonly string[]}
  /** One line per row, with ` · ` between cells. */
  | {readonly kind: 'table'; readonly lines: readonly string[]}
  | {
      readonly kind: 'code';
      readonly lines: readonly string[];
      readonly language: string;
      readonly meta: string;
    }
  | {readonly kind: 'heading'; readonly text: string}
  | {readonly kind: 'comment'; readonly text: string}
  | {readonly kind: 'definition'; readonly name: string; readonly url: string};

const FENCE = /^[\s>]*(`{3,}|~{3,})\s*(\S*)(.*)$/;
const COMMENT = String.raw`\{\/\*(?<mdx>[^]*?)\*\/\}|<!--(?<html>[^]*?)-->`;
const MODULE =
  /^(?:import\s(?:[^]*\sfrom\s)?\s*['"]|export\s+(?:default|const|let|var|function|async|class|\*|\{))/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const HEADING_ID = /\s*\{#[^{}\s]+\}\s*$/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(?:\[[ xX]\]\s+)?/;
const DELIMITER_ROW = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const DEFINITION = /^ {0,3}\[([^\]^]+)\]:\s*<?([^\s>]+)/;
const FOOTNOTE = /^ {0,3}\[\^[^\]]+\]:\s*/;
const ADMONITION = /^\s*:{3,}\w*(?:\[(.*)\])?(?:\{.*\})?/;

/** Private character that marks the line of a comment. */
const MARK = '\uF8FF';

function tableRow(line: string): string {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
    .filter(Boolean)
    .join(' · ');
}

function heading(text: string): SourceBlock {
  return {kind: 'heading', text: text.replace(HEADING_ID, '')};
}

/** Splits a chunk without blank lines into blocks. */
function chunkBlocks(chunk: string): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  const all = chunk.split('\n');
  if (all.some((line) => line.includes('|') && DELIMITER_ROW.test(line))) {
    const rows = all.filter((line) => !DELIMITER_ROW.test(line)).map(tableRow);
    return [{kind: 'table', lines: rows}];
  }
  let lines: string[] = [];
  let isList = false;
  const end = (): void => {
    if (lines.length > 0) {
      blocks.push({kind: 'text', lines});
    }
    lines = [];
    isList = false;
  };
  for (const line of all) {
    const [, title] = HEADING.exec(line) ?? [];
    const [definition, name = '', url = ''] = DEFINITION.exec(line) ?? [];
    const [item, number = '1'] = ITEM.exec(line) ?? [];
    const isItem: boolean = item !== undefined && (isList || lines.length === 0 || number === '1');
    if (title !== undefined) {
      end();
      blocks.push(heading(title));
    } else if (lines.length > 0 && !isList && UNDERLINE.test(line)) {
      blocks.push(heading(lines.join(' ')));
      lines = [];
    } else if (RULE.test(line)) {
      end();
    } else if (definition !== undefined) {
      blocks.push({kind: 'definition', name: name.toLowerCase(), url});
    } else if (ADMONITION.test(line)) {
      end();
      lines = [line.replace(ADMONITION, '$1')].filter((label) => label.trim() !== '');
      end();
    } else if (isItem || FOOTNOTE.test(line) || lines.length === 0) {
      isList = isItem;
      lines.push(line.replace(isItem ? ITEM : FOOTNOTE, ''));
    } else {
      lines.push(`${lines.pop()}\n${line}`);
    }
  }
  end();
  return blocks;
}

/** Splits a text without fenced code into blocks. */
function textBlocks(text: string, format: MarkdownFormat): SourceBlock[] {
  const comments: string[] = [];
  const syntax = new RegExp(`${LITERAL}|${COMMENT}|${TAG}`, 'g');
  const marked = text.replace(syntax, (written: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const at = rest.at(-3) as number;
    const isAlone =
      /(?:^|\n)[ \t>]*$/.test(text.slice(Math.max(0, at - 40), at)) &&
      /^[ \t]*(?:\n|$)/.test(text.slice(at + written.length));
    const comment = groups['mdx'] ?? groups['html'];
    if (comment === undefined) {
      return isAlone && written.startsWith('<') ? '\n\n' : written;
    }
    if (isAlone) {
      comments.push(comment.trim());
      return `\n\n${MARK}\n\n`;
    }
    return '';
  });
  return marked
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .split(/\n[ \t]*\n/)
    .map((chunk) => chunk.replace(/^\n+|\n+$/g, ''))
    .filter((chunk) => chunk.trim() !== '')
    .filter((chunk) => format !== 'mdx' || !MODULE.test(chunk))
    .flatMap((chunk): SourceBlock[] =>
      chunk.trim() === MARK
        ? [{kind: 'comment', text: comments.shift() ?? ''}]
        : chunkBlocks(chunk),
    );
}

/**
 * Splits the body of a Markdown file into blocks, line by line, without a full parser: accurate
 * enough for words, sentences and links. Leaves out tags, imports and horizontal rules.
 */
export function sourceBlocks(body: string, format: MarkdownFormat): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let lines: string[] = [];
  const end = (): void => {
    blocks.push(...textBlocks(lines.join('\n'), format));
    lines = [];
  };
  const all = unwrapMdxCodeBlocks(body.replaceAll('\r\n', '\n')).split('\n');
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at] ?? '';
    const [fence, marks = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (fence === undefined || (marks.startsWith('`') && (language + meta).includes('`'))) {
      lines.push(line);
      continue;
    }
    end();
    const from = at + 1;
    do {
      at += 1;
    } while (at < all.length && !(all[at] ?? '').replace(/^[\s>]+/, '').startsWith(marks));
    blocks.push({kind: 'code', lines: all.slice(from, at), language, meta});
  }
  end();
  return blocks;
}
