import type {Evidence} from './gatherEvidence';
import type {PassageCore} from './readCore';
import type {WeighedWord} from './weighWords';

export interface RankedPassage {
  readonly passage: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Its passages that have anything of the question, best first. */
  readonly passages: readonly RankedPassage[];
}

/** What makes a page's score: its best passages, its text as a whole, and its head. */
const SHARES = {passages: [1, 0.3], page: 0.8, head: 0.8};

/** What a page gains with each word of the question that it has: breadth over repetition. */
const EACH_WORD = 0.05;

function sumWeighted(
  words: readonly WeighedWord[],
  strengths: readonly Float32Array[],
  place: number,
): number {
  return words.reduce((sum, {weight}, index) => sum + weight * (strengths[index]?.[place] ?? 0), 0);
}

/** The pages that have anything of the question, best first; the earlier page of equals. */
export function rankPages(
  {pages}: PassageCore,
  words: readonly WeighedWord[],
  evidence: Evidence,
): RankedPage[] {
  const ranked = pages.map(({first, end}, page): RankedPage => {
    const passages: RankedPassage[] = [];
    for (let passage = first; passage < end; passage += 1) {
      const score = sumWeighted(words, evidence.inPassages, passage);
      if (score > 0) {
        passages.push({passage, score});
      }
    }
    passages.sort((left, right) => right.score - left.score);
    const ofPassages = SHARES.passages.map((share, place) => share * (passages[place]?.score ?? 0));
    const found = words.filter(
      (_, index) =>
        (evidence.inPages[index]?.[page] ?? 0) + (evidence.inHeads[index]?.[page] ?? 0) > 0,
    );
    const sum =
      ofPassages.reduce((all, one) => all + one, 0) +
      SHARES.page * sumWeighted(words, evidence.inPages, page) +
      SHARES.head * sumWeighted(words, evidence.inHeads, page);
    return {page, score: sum * (1 + EACH_WORD * found.length), passages};
  });
  return ranked.filter(({score}) => score > 0).sort((left, right) => right.score - left.score);
}
