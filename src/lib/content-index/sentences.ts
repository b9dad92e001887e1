import {NO_TEXT} from '../plain-text/inlineText';

/** Position of a sentence in its text: `text.slice(start, end)`, without surrounding space. */
interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

/** Punctuation that may end a sentence, then closing quotes and brackets, then white space. */
const END = /([.!?…]+)(["'”’)\]]*)(\s+)|\n+/gu;
const OPENING = /^["'“‘([*]+/u;

/** Abbreviations that never end a sentence. */
const ABBREVIATIONS = new Set(
  'e.g i.e vs cf mr mrs ms dr prof st approx ca viz resp dept est'.split(' '),
);
/** Abbreviations that do not end a sentence before a number: `No. 5`, `p. 12`. */
const BEFORE_NUMBERS = new Set('no nos fig figs eq sec art ch vol pp p para rev ver v'.split(' '));
/** Abbreviations that end a sentence only if one of the `STARTERS` follows. */
const MAYBE_LAST = new Set('etc inc ltd co corp jr sr al a.m p.m u.s u.k e.u ph.d d.c'.split(' '));
const STARTERS = new Set(
  (
    'a an the and or but so if then when while where as at by for from in on to with without after ' +
    'before it its this that these those he she they we you i what who why how there here no not ' +
    'yes both each every some most many one two three another now today'
  ).split(' '),
);

function lastWord(text: string): string {
  return /[^\s"'“”‘’()[\]]*$/u.exec(text)?.[0] ?? '';
}

/**
 * Returns true if a capital letter and a dot are an initial: at the very start, after a name
 * (`Philip E.`), or before another initial (`J. R.`).
 */
function isInitial(word: string, before: string, next: string): boolean {
  if (!/^\p{Lu}$/u.test(word) || word === 'I') {
    return false;
  }
  const previous = lastWord(before.trimEnd());
  const [nextWord = ''] = /^\p{L}+/u.exec(next) ?? [];
  if (previous !== '' && STARTERS.has(nextWord.toLowerCase())) {
    return false;
  }
  return previous === '' || /^\p{Lu}/u.test(previous) || /^\p{Lu}\. /u.test(next);
}

/** Returns true if the dot between `before` and `after` ends a sentence. */
function dotEnds(before: string, closing: string, after: string): boolean {
  const word = lastWord(before);
  const key = word.toLowerCase();
  const next = after.replace(OPENING, '');
  const nextWord = /^[\p{L}’']+/u.exec(next)?.[0] ?? '';
  const startsLow = /^\p{Ll}/u.test(next);
  const previous = before.slice(0, before.length - word.length);
  if (ABBREVIATIONS.has(key) || isInitial(word, previous, next)) {
    return false;
  }
  if (BEFORE_NUMBERS.has(key) && /^[\d§]/.test(next)) {
    return false;
  }
  if (MAYBE_LAST.has(key)) {
    return !startsLow && (nextWord === '' || STARTERS.has(nextWord.toLowerCase()));
  }
  if (/^\d+$/.test(word) && before.length === word.length) {
    return false;
  }
  // A lower-case name may start a sentence (`npm test`), but not right after a closing quote.
  return closing === '' || !startsLow;
}

function endsHere(marks: string, closing: string, before: string, after: string): boolean {
  if (marks === '.') {
    return dotEnds(before, closing, after);
  }
  return !/^\p{Ll}/u.test(after.replace(OPENING, ''));
}

/**
 * Splits English prose into sentences. A sentence ends at the end of a line, or at a punctuation
 * mark and a space unless the sentence continues (`e.g. this`, `3.5`, `llms.txt`, `No. 5`,
 * `"Why?" he asked`).
 */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  const add = (end: number): void => {
    const from =
      start + (text.slice(start, end).length - text.slice(start, end).trimStart().length);
    const to = from + text.slice(from, end).trimEnd().length;
    if (to > from) {
      spans.push({start: from, end: to});
    }
  };
  for (const match of text.matchAll(END)) {
    const [all, marks, closing = '', space = ''] = match;
    const after = text.slice(match.index + all.length, match.index + all.length + 40);
    const before = text.slice(start, match.index).trimStart();
    if (
      marks === undefined ||
      space.includes('\n') ||
      (after !== '' && endsHere(marks, closing, before, after))
    ) {
      add(match.index + all.length);
      start = match.index + all.length;
    }
  }
  add(text.length);
  return spans;
}

/** Splits a text into sentences; see `sentenceSpans`. */
export function splitSentences(text: string): string[] {
  return sentenceSpans(text).map(({start, end}) => text.slice(start, end));
}

/** Returns the sentence at an offset; an ellipsis replaces what has no text, such as a formula. */
export function sentenceAt(text: string, at: number): string {
  const span = sentenceSpans(text).find(({end}) => at < end);
  const sentence = span ? text.slice(span.start, span.end) : text;
  return sentence.replaceAll(NO_TEXT, '…');
}
