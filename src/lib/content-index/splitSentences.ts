import {sentenceSpans} from './sentenceSpans';

/** The sentences of a text, in their order; see `sentenceSpans` for what ends one. */
export function splitSentences(text: string): string[] {
  return sentenceSpans(text).map(({start, end}) => text.slice(start, end));
}
