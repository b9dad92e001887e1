import {NO_TEXT} from './inlineText';
import {sentenceSpans} from './sentenceSpans';

/**
 * A block's text without the sentences that hold what no text can say. What is left on both sides
 * of them stays apart, so that each part stands on the page just so.
 */
export function sayableParts(text: string): string[] {
  if (!text.includes(NO_TEXT)) {
    return text === '' ? [] : [text];
  }
  const parts: string[] = [];
  let part: {start: number; end: number} | undefined;
  const close = (): void => {
    if (part) {
      parts.push(text.slice(part.start, part.end));
    }
    part = undefined;
  };
  for (const {start, end} of sentenceSpans(text)) {
    if (text.slice(start, end).includes(NO_TEXT)) {
      close();
    } else {
      part = {start: part?.start ?? start, end};
    }
  }
  close();
  return parts;
}
