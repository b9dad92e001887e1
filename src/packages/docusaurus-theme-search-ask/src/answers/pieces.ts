import type {ContentBlock} from 'docusaurus-built-pages';
import {sentenceSpans} from './sentences.js';
import type {QuestionWords, WordSet} from './questionWords.js';
import {union} from './questionWords.js';
import type {Mark} from './types.js';

/** A part of a block that can be marked: a sentence, a row or an item. */
export interface Piece {
  readonly mark: Mark;
  readonly words: WordSet;
}

function wholeLine(line: string, place: number): Mark {
  return {line: place, start: 0, end: line.length};
}

/**
 * Splits a block into pieces, with the words of the question in each. A row also gets the words in
 * the head of its table; rows and items also get those in the sentence that introduces the block.
 */
export function piecesOf({kind, lines, intro = ''}: ContentBlock, words: QuestionWords): Piece[] {
  if (kind === 'text' || kind === 'quote') {
    return lines.flatMap((line, place) =>
      sentenceSpans(line).map(({start, end}) => ({
        mark: {line: place, start, end},
        words: words.in(line.slice(start, end)),
      })),
    );
  }
  if (kind === 'entry') {
    return [{mark: wholeLine(lines[0] ?? '', 0), words: words.in(lines.join('\n'))}];
  }
  const isTable = kind === 'table';
  const above = union(words.in(intro), words.in(isTable ? (lines[0] ?? '') : ''));
  return lines
    .map((line, place) => ({
      mark: wholeLine(line, place),
      words: union(words.in(line), above),
    }))
    .slice(isTable ? 1 : 0);
}
