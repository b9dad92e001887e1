import type {KnownWords} from './PassageFiles';
import {KINDRED_WORDS} from './kindredWords';
import {kinWords} from './kinWords';
import {normalTerm} from './normalTerm';
import type {QuestionWord} from './questionWords';
import type {Alternative} from './weighWords';

/** What another word of the same root counts, and one of like meaning. */
const KIN = 0.65;
const KINDRED = 0.47;

/** The terms that may stand for a word of a question, the nearest first, each once. */
export function standIns(
  {words}: KnownWords,
  {word, term}: Pick<QuestionWord, 'word' | 'term'>,
): Alternative[] {
  const qualities = new Map<string, number>([[term, 1]]);
  const add = (other: string, quality: number): void => {
    qualities.set(other, Math.max(quality, qualities.get(other) ?? 0));
  };
  kinWords(words, word).forEach((kin) => add(normalTerm(kin), KIN));
  KINDRED_WORDS.get(term)?.forEach((kindred) => add(kindred, KINDRED));
  return [...qualities].map(([other, quality]) => ({term: other, quality}));
}
