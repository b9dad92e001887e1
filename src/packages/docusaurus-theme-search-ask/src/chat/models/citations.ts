import type {AnswerPassage} from '../../answers/index.js';
import {splitSentences} from '../../answers/index.js';
import {ENGLISH, contentText, stemOf, tokenize} from '../../engine/index.js';

/** One citation in any form that models write: `[1]`, `[1, 2]`, `[1–3]`, `[^1]`, `\[1\]` or `【1】`. */
const CITATION = String.raw`(?:\\?\[|【)\s*\^?\d{1,3}(?:\s*[,;–-]\s*\^?\d{1,3})*\s*(?:\\?\]|】)`;
const NUMBER_OR_RANGE = /(\d+)(?:\s*[–-]\s*\^?(\d+))?/g;
/** Adjacent citations, such as `[1] [2]`. */
const CITATIONS = new RegExp(`${CITATION}(?:[ \t]*${CITATION})*`, 'g');
/** Share of a sentence's content words that a passage must contain to support it. */
const MIN_SHARED = 0.3;
/** A sentence with fewer content words ("Both matter.") is checked together with the text before it. */
const MIN_WORDS = 3;
const FENCE = /^\s*(?:```|~~~)/;

/** A citation in a text, or several adjacent ones. */
interface Citation {
  readonly start: number;
  readonly end: number;
  readonly numbers: readonly number[];
}

/** Returns the numbers in a citation; a range stands for all numbers in it. */
function numbersIn(citation: string): number[] {
  return [...citation.matchAll(NUMBER_OR_RANGE)].flatMap(([, first, last = first]) => {
    const length = Number(last) - Number(first) + 1;
    return length < 1
      ? [Number(first), Number(last)]
      : Array.from({length}, (_, place) => Number(first) + place);
  });
}

/** Finds the citations in a text, in order; adjacent ones are merged. */
export function citationsIn(text: string): Citation[] {
  return [...text.matchAll(CITATIONS)].map(({0: citations, index}) => ({
    start: index,
    end: index + citations.length,
    numbers: [...new Set(numbersIn(citations))],
  }));
}

/** Matches code in Markdown, where brackets are no citations. */
export const CODE = /(```[^]*?(?:```|$)|~~~[^]*?(?:~~~|$)|`[^`]*`)/g;

/** Returns the numbers of the passages that an answer cites. */
export function citedNumbers(answer: string): ReadonlySet<number> {
  return new Set(citationsIn(answer.replace(CODE, '')).flatMap(({numbers}) => numbers));
}

/** Returns the stems of all words in a text except stop words. */
function contentStems(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .filter(({term, whole}) => !whole && !ENGLISH.stopWords.has(term))
      .map(({term}) => stemOf(term)),
  );
}

/** True if a passage can support a claim. A claim without content words needs no support. */
function supports(passage: ReadonlySet<string>, claim: ReadonlySet<string>): boolean {
  const shared = [...claim].filter((stem) => passage.has(stem)).length;
  return shared >= Math.min(2, claim.size) && shared >= MIN_SHARED * claim.size;
}

const isLatin = (word: string): boolean => /^\p{Script=Latin}/u.test(word);

/** True if most words of a text have Latin letters. */
function isMostlyLatin(text: string): boolean {
  const words = tokenize(text).filter(({term, whole}) => !whole && /^\p{L}/u.test(term));
  return words.filter(({term}) => isLatin(term)).length > words.length / 2;
}

/** True if a passage has the names that a claim in another script writes in Latin letters. */
function hasNames(passage: ReadonlySet<string>, claim: ReadonlySet<string>): boolean {
  return [...claim].filter(isLatin).every((stem) => passage.has(stem));
}

/**
 * Removes unsupported citations from a finished answer: numbers without a passage, passages that
 * share too few words with the sentence before them, and all citations of a sentence with a figure
 * that no cited passage contains. If the answer is in another script than the passages, only its
 * figures and names in Latin letters are compared.
 *
 * @param passages passages that the model received; the first is number 1
 */
export function checkCitations(
  answer: string,
  passages: readonly AnswerPassage[],
): {readonly text: string; readonly removed: number} {
  const texts = passages.map(({title, path, block}) =>
    [title, ...path, contentText(block)].join('\n'),
  );
  const stems = texts.map(contentStems);
  // Words in different scripts cannot be compared.
  const isTranslated = !isMostlyLatin(answer) && texts.every(isMostlyLatin);
  const check = isTranslated ? hasNames : supports;
  let removed = 0;
  let isCode = false;
  const checkLine = (line: string): string => {
    let text = '';
    let end = 0;
    let before = '';
    // Brackets in code are not citations.
    const prose = line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    for (const {start, end: after, numbers} of citationsIn(prose)) {
      const between = line.slice(end, start);
      const last = contentStems(splitSentences(between).at(-1) ?? '');
      const near = last.size < MIN_WORDS ? contentStems(before + between) : last;
      // A citation at the start of a line refers to the text after it.
      const claim = near.size > 0 ? near : contentStems(line.slice(after));
      const citedPassages = numbers.flatMap((number) => stems[number - 1] ?? []);
      const hasFigures = [...claim].every(
        (stem) => !/^\d{2,}$/.test(stem) || citedPassages.some((passage) => passage.has(stem)),
      );
      const supported = numbers.filter((number) => {
        const passage = stems[number - 1];
        return hasFigures && passage !== undefined && check(passage, claim);
      });
      removed += numbers.length - supported.length;
      text += supported.length > 0 ? between : between.trimEnd();
      text += supported.map((number) => `[${number}]`).join('');
      before = between;
      end = after;
    }
    return text + line.slice(end);
  };
  const lines = answer.split('\n').map((line) => {
    isCode = FENCE.test(line) ? !isCode : isCode;
    return isCode || FENCE.test(line) ? line : checkLine(line);
  });
  return {text: lines.join('\n'), removed};
}
