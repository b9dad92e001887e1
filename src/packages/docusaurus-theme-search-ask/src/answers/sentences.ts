/** Position of a sentence in its text: `text.slice(start, end)`, without space around it. */
interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

/** Marks that may end a sentence, quotes and brackets that close after them, and the space. */
const END = /([.!?…]+)(["'”’)\]]*)(\s+)|\n+/gu;
const OPENING = /^["'“‘([*]+/u;

/** A sentence goes on after these, whatever follows. */
const ABBREVIATIONS = new Set(
  'e.g i.e vs cf mr mrs ms dr prof st approx ca viz resp dept est'.split(' '),
);
/** A sentence goes on after these if a number follows: `No. 5`, `p. 12`. */
const BEFORE_NUMBERS = new Set('no nos fig figs eq sec art ch vol pp p para rev ver v'.split(' '));
/** A sentence may end with these; it does where one of the `STARTERS` follows. */
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
 * True if a capital and a dot are a name's initial: at the very start, after a name (`Philip E.`),
 * or before another one (`J. R.`).
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

/** True if the dot after `before` ends a sentence; `after` follows the space. */
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
  // A name in lower case may open a sentence (`npm test`); inside a closed quotation it goes on.
  return closing === '' || !startsLow;
}

function endsHere(marks: string, closing: string, before: string, after: string): boolean {
  if (marks === '.') {
    return dotEnds(before, closing, after);
  }
  return !/^\p{Ll}/u.test(after.replace(OPENING, ''));
}

/**
 * Cuts English prose into sentences. A line's end always ends one; otherwise it takes a mark, a
 * space, and no sign that the sentence goes on (`e.g. this`, `3.5`, `llms.txt`, `No. 5`, `"Why?"
 * he asked`).
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

/** The sentences of a text, in their order; see `sentenceSpans` for what ends one. */
export function splitSentences(text: string): string[] {
  return sentenceSpans(text).map(({start, end}) => text.slice(start, end));
}
