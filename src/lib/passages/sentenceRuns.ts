import {sentenceSpans} from '../content-index/sentenceSpans';
import {isWholeSentence, leansBack} from './isWholeSentence';
import type {Block} from './readTexts';

/** Neighboring sentences of one line of a block, as they stand there. */
export interface SentenceRun {
  /** Place of the first sentence in its block. */
  readonly place: number;
  readonly sentences: readonly string[];
}

const LONGEST_RUN = 3;
const QUOTABLE = new Set<Block['kind']>(['paragraph', 'item', 'quote']);

/**
 * Every run of up to three sentences of a block that can be quoted: whole sentences, of which the
 * first does not lean on what comes before.
 */
export function sentenceRuns({kind, text}: Block): SentenceRun[] {
  if (!QUOTABLE.has(kind)) {
    return [];
  }
  const spans = sentenceSpans(text);
  const sentences = spans.map(({start, end}) => text.slice(start, end));
  const runs: SentenceRun[] = [];
  sentences.forEach((first, place) => {
    if (!isWholeSentence(first) || leansBack(first)) {
      return;
    }
    for (let length = 1; length <= LONGEST_RUN; length += 1) {
      const last = sentences[place + length - 1];
      const gap = text.slice(spans[place]?.start, spans[place + length - 1]?.end);
      if (last === undefined || !isWholeSentence(last) || gap.includes('\n')) {
        break;
      }
      runs.push({place, sentences: sentences.slice(place, place + length)});
    }
  });
  return runs;
}
