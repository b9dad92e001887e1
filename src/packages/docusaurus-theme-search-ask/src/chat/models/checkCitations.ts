import type {AnswerPassage} from '../../answers/index.js';
import {splitSentences} from '../../answers/index.js';
import {ENGLISH, contentText, stemOf, tokenize} from '../../engine/index.js';
import {replaceCitations} from './citations.js';

/** Minimum share of a sentence's content words that a passage must contain to support it. */
const MIN_SUPPORT_SHARE = 0.3;
/** English texts have a larger share of English stop words than this; other texts rarely do. */
const MIN_STOP_WORD_SHARE = 0.15;
/**
 * If an answer is in the same script as its passages, it can be a translation only if less than this share
 * of its words occurs in the passages.
 */
const MAX_KNOWN_SHARE = 0.33;
/** Minimum number of words for recognizing the language of an answer. */
const MIN_ANSWER_WORDS = 8;
/**
 * Minimum number of content words in a sentence that is checked alone. A shorter one ("Both matter.") is
 * checked together with the text before it.
 */
const MIN_CLAIM_WORDS = 3;

const isStopWord = (word: string): boolean => ENGLISH.stopWords.has(word);
const isLatin = (word: string): boolean => /^\p{Script=Latin}/u.test(word);

/** Returns the words of a text; for a compound, only its parts. */
function wordsOf(text: string): string[] {
  return tokenize(text).flatMap(({term, isExtra}) => (isExtra ? [] : [term]));
}

/** Returns the stems of all words in a text except stop words. */
function contentStems(text: string): Set<string> {
  const words = wordsOf(text).filter((word) => !isStopWord(word));
  return new Set(words.map(stemOf));
}

/** Returns the share of a text's words (not counting numbers) for which `counts` is true. */
function shareOf(text: string, counts: (word: string) => boolean): number {
  const words = wordsOf(text).filter((word) => /^\p{L}/u.test(word));
  return words.filter(counts).length / Math.max(1, words.length);
}

const isMostlyLatin = (text: string): boolean => shareOf(text, isLatin) > 0.5;
const isEnglish = (text: string): boolean => shareOf(text, isStopWord) > MIN_STOP_WORD_SHARE;

/** True if an answer is in a different script from its passages, or clearly in a different language. */
function isTranslation(answer: string, passages: string): boolean {
  const known = new Set(wordsOf(passages));
  return (
    isMostlyLatin(answer) !== isMostlyLatin(passages) ||
    (wordsOf(answer).length >= MIN_ANSWER_WORDS &&
      isEnglish(answer) !== isEnglish(passages) &&
      shareOf(answer, (word) => known.has(word)) < MAX_KNOWN_SHARE)
  );
}

/**
 * Returns the content words of the claim that citations support. The claim is the sentence before them or,
 * if that is too short, all text before them in the line. If the line begins with them, it is the text after
 * them.
 *
 * @param from end of the previous citations
 */
function claimOf(answer: string, from: number, start: number, end: number): ReadonlySet<string> {
  const line = answer.lastIndexOf('\n', start - 1) + 1;
  const sentence = splitSentences(answer.slice(Math.max(from, line), start)).at(-1) ?? '';
  const claim = contentStems(sentence);
  if (claim.size >= MIN_CLAIM_WORDS) {
    return claim;
  }
  const before = contentStems(replaceCitations(answer.slice(line, start), () => ''));
  const [after = ''] = answer.slice(end).split('\n');
  return before.size > 0 ? before : contentStems(after);
}

/**
 * Removes unsupported citations from a finished answer: citations of missing passages, citations of
 * passages that share too few words with the claim, and all citations of a claim with a figure (a number
 * such as 25) that no cited passage contains. For a translation, compares only figures and, if the answer is
 * not in Latin letters, names in Latin letters.
 */
export function checkCitations(
  answer: string,
  passages: readonly AnswerPassage[],
): {readonly text: string; readonly removed: number} {
  const texts = passages.map(({title, path, block}) =>
    [title, ...path, contentText(block)].join('\n'),
  );
  const isTranslated = isTranslation(answer, texts.join('\n'));
  // Other languages write 2.5 as 2,5; `tokenize` drops the comma, so the term is 25.
  const asTranslated = (text: string) => `${text}\n${text.replace(/(?<=\d)\.(?=\d)/g, ',')}`;
  const stems = texts.map((text) => contentStems(isTranslated ? asTranslated(text) : text));
  // Names in Latin letters stand out only in a text without other Latin letters.
  const hasNames = !isMostlyLatin(answer);
  let removed = 0;
  let from = 0;
  const text = replaceCitations(answer, (numbers, start, end) => {
    const claim = Array.from(claimOf(answer, from, start, end));
    const compared = claim.filter((word) => !isTranslated || (hasNames && isLatin(word)));
    const cited = numbers.flatMap((number) => stems[number - 1] ?? []);
    // Single digits do not count as figures.
    const figuresAreCited = claim.every(
      (stem) => !/^\d{2,}$/.test(stem) || cited.some((passage) => passage.has(stem)),
    );
    const supported = numbers.filter((number) => {
      const passage = stems[number - 1];
      const shared = compared.filter((stem) => passage?.has(stem)).length;
      // The passage must have at least two of the words (or the only one), and a minimum share of them.
      const isSupported =
        shared >= Math.min(2, compared.length) && shared >= MIN_SUPPORT_SHARE * compared.length;
      return passage !== undefined && figuresAreCited && isSupported;
    });
    removed += numbers.length - supported.length;
    from = end;
    return supported.map((number) => `[${number}]`).join('');
  });
  return {text, removed};
}
