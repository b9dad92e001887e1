import type {RankedPage} from './rankPages';
import type {PassageCore} from './readCore';
import type {WeighedWord} from './weighWords';

/** Below this a question counts as not written about. */
export const CONFIDENCE_FLOOR = 2.08;

/** A word that weighs as much says by itself what a question is about. */
const TELLING = 2;
/** What a telling word counts beside the share of the question that a page answers. */
const EACH_TELLING = 0.43;
/** What a word of the head counts for a passage below it. */
const HEAD_SHARE = 0.8;

/** The best quality with which each passage of a page has a word, and with which its head has it. */
function presenceOf(core: PassageCore, {alternatives}: WeighedWord, page: number) {
  const {first, end} = core.pages[page] ?? {first: 0, end: 0};
  const inPassages = new Map<number, number>();
  let inHead = 0;
  for (const {quality, posting} of alternatives) {
    if (posting.heads.includes(page)) {
      inHead = Math.max(inHead, HEAD_SHARE * quality);
    }
    for (const passage of posting.passages) {
      if (passage >= first && passage < end) {
        inPassages.set(passage, Math.max(quality, inPassages.get(passage) ?? 0));
      }
    }
  }
  return {inHead, inPassages};
}

/**
 * How sure one can be that a page answers a question: the share that the page scores of what all
 * words of the question tell, those included that no page has, and how many telling words one of
 * its passages has, together with the page's head. So a single lucky word never suffices, be it of
 * several or alone, and a long question may have some words that nobody need answer.
 */
export function confidence(
  core: PassageCore,
  words: readonly WeighedWord[],
  {page, score, passages}: RankedPage,
): number {
  const total = words.reduce((sum, {weight}) => sum + weight, 0);
  if (total === 0) {
    return 0;
  }
  const present = words.map((word) => ({
    ...presenceOf(core, word, page),
    tells: Math.min(1, word.weight / TELLING),
  }));
  const tellingIn = (passage: number): number =>
    present.reduce(
      (sum, {tells, inHead, inPassages}) =>
        sum + tells * Math.max(inHead, inPassages.get(passage) ?? 0),
      0,
    );
  const most = Math.max(0, ...passages.map(({passage}) => tellingIn(passage)));
  return score / total + EACH_TELLING * most;
}
