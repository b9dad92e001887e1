import {NO_TEXT} from './inlineText';
import {sentenceSpans} from './sentenceSpans';

/** The sentence of a text that holds a place in it; an ellipsis stands for what cannot be said. */
export function sentenceAt(text: string, at: number): string {
  const span = sentenceSpans(text).find(({end}) => at < end);
  const sentence = span ? text.slice(span.start, span.end) : text;
  return sentence.replaceAll(NO_TEXT, '…');
}
