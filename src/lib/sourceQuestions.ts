import type {QuestionEntry} from 'docusaurus-theme-search-ask/answers';
import {answeredQuestions, lettersOf} from 'docusaurus-theme-search-ask/answers';
import {inlineText} from './plain-text/inlineText';
import type {SourceBlock} from './plain-text/sourceBlocks';
import {sourceBlocks} from './plain-text/sourceBlocks';
import {blockTitle, plotWords} from './plotBlock';

/** A block of a source, in words as its page shows them; formulas as they are written. */
interface SourceChunk {
  readonly text: string;
  /** Questions of the comments above it. */
  readonly questions: readonly string[];
}

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

/** Blocks of the body of a Markdown file that have text. */
export function sourceChunks(body: string): SourceChunk[] {
  const chunks: SourceChunk[] = [];
  let questions: string[] = [];
  for (const block of sourceBlocks(body, 'mdx')) {
    const text = blockText(block);
    if (block.kind === 'comment') {
      questions.push(...answeredQuestions(block.text));
    } else if (lettersOf(text) !== '') {
      chunks.push({text, questions});
      questions = [];
    }
  }
  return chunks;
}

/** Letters at the beginning of a chunk, and of what follows it in a loose list or a table. */
function beginningAt(chunks: readonly SourceChunk[], place: number): string {
  return chunks
    .slice(place, place + 6)
    .map(({text}) => lettersOf(text))
    .join('');
}

/** Letters before a formula, which its page shows in other signs. */
function lettersBeforeFormula(text: string): string | undefined {
  const [before = '', formula] = text.split('$$');
  return formula === undefined ? undefined : lettersOf(before);
}

/** Finds the chunk that begins with some words; undefined if none does. */
export function findChunk(chunks: readonly SourceChunk[], starts: string): SourceChunk | undefined {
  const key = lettersOf(starts);
  return chunks.find((chunk, place) => {
    const before = lettersBeforeFormula(chunk.text);
    return (
      beginningAt(chunks, place).startsWith(key) ||
      chunk.text.split('\n').some((line) => lettersOf(line).startsWith(key)) ||
      (before !== undefined && before.length > 5 && key.startsWith(before))
    );
  });
}

/** Letters of a block that its questions are matched by. */
const KEY = 40;

/** First words of a text that its page shows as they are: none of a formula. */
function firstWords(text: string): string {
  const [before = ''] = text.split('$$');
  return lettersOf(before).slice(0, KEY) === '' ? text : before.slice(0, 4 * KEY);
}

/** Questions that the comments of a source (`answers: …`) ask of the blocks below them. */
export function sourceQuestions(body: string): QuestionEntry[] {
  return sourceChunks(body)
    .filter(({questions}) => questions.length > 0)
    .map(({text, questions}) => ({starts: lettersOf(firstWords(text)).slice(0, KEY), questions}));
}
