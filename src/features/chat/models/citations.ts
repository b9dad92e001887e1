import type {AnswerPassage} from '../../../lib/answers/types';
import {sentenceSpans} from '../../../lib/content-index/sentences';
import {STOP_WORDS} from '../../../lib/text-index/parseQuery';
import {contentText} from '../../../lib/text-index/records';
import {stemOf} from '../../../lib/text-index/stem';
import {tokenize} from '../../../lib/text-index/tokenize';

/** A citation as models write it: `[1]`, `[1, 2]`, `[1-3]`, `[^1]`, `\[1\]` or `【1】`. */
const CITATION = /(?:\\?\[|【)\s*(\^?\d{1,3}(?:\s*[,;–-]\s*\^?\d{1,3})*)\s*(?:\\?\]|】)/g;
/** A range that is longer names nothing in particular. */
const MAX_RANGE = 10;
/** The share of a sentence's content words that a passage must have. */
const MIN_SHARED = 0.3;
/** A sentence with fewer content words ("Both matter.") is judged together with the one before it. */
const MIN_WORDS = 3;
const FENCE = /^\s*(?:```|~~~)/;

interface Citation {
  readonly start: number;
  readonly end: number;
  readonly numbers: readonly number[];
}

function numbersOf(list: string): number[] {
  const numbers = list.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = part
      .split(/[–-]/)
      .map((text) => Number(text.replace('^', '')));
    const count = last - first + 1;
    return count >= 1 && count <= MAX_RANGE
      ? Array.from({length: count}, (_, place) => first + place)
      : [first, last];
  });
  return [...new Set(numbers)];
}

/** The citations in a stretch of text, in their order. */
export function citationsIn(text: string): Citation[] {
  return [...text.matchAll(CITATION)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    numbers: numbersOf(match[1] ?? ''),
  }));
}

function contentStems(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .filter(({term, whole}) => !whole && !STOP_WORDS.has(term))
      .map(({term}) => stemOf(term)),
  );
}

interface Claim {
  /** Place of the sentence in its line. */
  readonly number: number;
  readonly stems: ReadonlySet<string>;
}

/** The sentence that a citation at a place of a line stands for, with the one before where it is short. */
function claimAt(line: string, place: number): Claim {
  const plain = line.replace(CITATION, (mark) => ' '.repeat(mark.length));
  const spans = sentenceSpans(plain);
  // A mark behind the full stop stands for the sentence before it.
  const last = Math.max(0, plain.slice(0, place).trimEnd().length - 1);
  const found = spans.findIndex(({end}) => last < end);
  const number = found < 0 ? spans.length - 1 : found;
  const textOf = (from: number) =>
    spans
      .slice(Math.max(0, from), number + 1)
      .map(({start, end}) => plain.slice(start, end))
      .join(' ');
  const own = contentStems(textOf(number));
  return {number, stems: own.size < MIN_WORDS ? contentStems(textOf(number - 1)) : own};
}

/** Whether a passage can be where a claim comes from. A claim without content says nothing. */
function carries(passage: ReadonlySet<string>, claim: ReadonlySet<string>): boolean {
  const shared = [...claim].filter((stem) => passage.has(stem)).length;
  return shared >= Math.min(2, claim.size) && shared >= MIN_SHARED * claim.size;
}

export interface CheckedAnswer {
  /** The answer without the citations that were removed. */
  readonly text: string;
  readonly removed: number;
  /** Numbers of the passages still cited. */
  readonly cited: ReadonlySet<number>;
}

/**
 * Takes the citations out of a finished answer that the passages do not carry: numbers without a
 * passage, passages that share too little with the sentence, and all of a sentence whose figures are
 * in none of those it cites.
 *
 * @param passages those given to the model; the first is number 1
 */
export function checkCitations(answer: string, passages: readonly AnswerPassage[]): CheckedAnswer {
  const stems = passages.map(({title, path, block}) =>
    contentStems([title, ...path, contentText(block)].join('\n')),
  );
  const cited = new Set<number>();
  let removed = 0;
  let isCode = false;
  const checkLine = (line: string): string => {
    let text = '';
    let end = 0;
    // What stands in code is none.
    const prose = line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    const marks = citationsIn(prose).map((mark) => ({...mark, claim: claimAt(line, mark.start)}));
    for (const {start, end: after, numbers, claim: own} of marks) {
      const claim = own.stems;
      const given = marks
        .filter((mark) => mark.claim.number === own.number)
        .flatMap((mark) => mark.numbers.flatMap((number) => stems[number - 1] ?? []));
      const hasFigures = [...claim].every(
        (stem) => !/^\d{2,}$/.test(stem) || given.some((passage) => passage.has(stem)),
      );
      const kept = numbers.filter((number) => {
        const passage = stems[number - 1];
        return hasFigures && passage !== undefined && carries(passage, claim);
      });
      removed += numbers.length - kept.length;
      kept.forEach((number) => cited.add(number));
      const before = line.slice(end, start);
      text += kept.length > 0 ? before : before.replace(/[ \t]+$/, '');
      text += kept.map((number) => `[${number}]`).join('');
      end = after;
    }
    return text + line.slice(end);
  };
  const lines = answer.split('\n').map((line) => {
    isCode = FENCE.test(line) ? !isCode : isCode;
    return isCode || FENCE.test(line) ? line : checkLine(line);
  });
  return {text: lines.join('\n'), removed, cited};
}
