import type {ContentBlock} from 'docusaurus-built-pages';
import {tokenize} from 'docusaurus-theme-search-ask/engine';
import {sentenceSpans} from '../content-index/sentences';
import type {Question} from './readQuestion';
import type {Mark} from './types';

interface Piece {
  readonly mark: Mark;
  readonly words: ReadonlySet<number>;
}

/** Which words of the question a text has, by their places. */
export type WordsIn = (text: string) => ReadonlySet<number>;

/** Sum of the weights of some words. */
export function sumOf(words: Iterable<number>, weights: readonly number[]): number {
  let sum = 0;
  for (const word of words) {
    sum += weights[word] ?? 0;
  }
  return sum;
}

function union(...sets: readonly ReadonlySet<number>[]): Set<number> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** Sentences of a paragraph, rows of a table, items of a list: what can be marked. */
export function piecesOf({kind, lines, intro}: ContentBlock, wordsIn: WordsIn): Piece[] {
  if (kind === 'table') {
    const above = union(wordsIn(lines[0] ?? ''), wordsIn(intro ?? ''));
    return lines.slice(1).map((line, place) => ({
      mark: {line: place + 1, start: 0, end: line.length},
      words: union(wordsIn(line), above),
    }));
  }
  if (kind === 'text' || kind === 'quote') {
    return lines.flatMap((line, place) =>
      sentenceSpans(line).map(({start, end}) => ({
        mark: {line: place, start, end},
        words: wordsIn(line.slice(start, end)),
      })),
    );
  }
  if (kind === 'entry') {
    const words = wordsIn(lines.join('\n'));
    return [{mark: {line: 0, start: 0, end: (lines[0] ?? '').length}, words}];
  }
  const above = wordsIn(intro ?? '');
  return lines.map((line, place) => ({
    mark: {line: place, start: 0, end: line.length},
    words: union(wordsIn(line), above),
  }));
}

/** True for a table most of whose cells are figures; it explains nothing. */
export function hasFigures({kind, lines}: ContentBlock): boolean {
  const cells = lines.slice(1).flatMap((line) => line.split('\t').slice(1));
  const figures = cells.filter((cell) => /^\P{L}*\d\P{L}*$/u.test(cell));
  return kind === 'table' && figures.length > cells.length / 2;
}

/** Whether a sentence of the block is about what the question asks the meaning of: “A cliff is …”. */
export function defines(
  {kind, lines}: ContentBlock,
  {query: {words}, language}: Question,
): boolean {
  const term = words.map(({stem}) => stem).join(' ');
  return (
    (kind === 'text' || kind === 'list' || kind === 'quote') &&
    lines.some((line) =>
      sentenceSpans(line).some(({start, end}) => {
        const before =
          /^[^.!?]{3,60}?(?=:| \(| (?:is|are|means?|says|asks|counts|measures)\b)/.exec(
            line.slice(start, end),
          );
        const row = tokenize(before?.[0] ?? '')
          .flatMap(({word, whole}) => (whole ? [] : [language.stemOf(word)]))
          .join(' ');
        return ` ${row} `.includes(` ${term} `);
      }),
    )
  );
}
