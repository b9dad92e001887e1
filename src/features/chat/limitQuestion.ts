import {QUESTION_LENGTH} from './questionLength';

/** A question as it is asked: one line, no spaces around, not longer than allowed, no half character. */
export function limitQuestion(text: string): string {
  return text
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, QUESTION_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
