import type {PassageFiles} from './PassageFiles';
import type {Candidate} from './pickRuns';
import type {RankedPage} from './rankPages';
import type {PageHead, PassageCore} from './readCore';
import type {PassageBlocks} from './readTexts';
import {sentenceRuns} from './sentenceRuns';

/** A page that an answer may quote, with its text. */
export interface QuotablePage {
  readonly head: PageHead;
  readonly passages: readonly PassageBlocks[];
  readonly candidates: readonly Candidate[];
}

/** So many pages may be quoted, later ones being worth less. */
const WORTH = [1, 0.6, 0.45];
/** A page below this share of the best one's score is about something else. */
const NEAR_THE_BEST = 0.55;

function candidatesOf(
  {first}: PageHead,
  ranked: RankedPage,
  passages: readonly PassageBlocks[],
  worth: number,
): Candidate[] {
  const most = ranked.passages[0]?.score ?? 1;
  const scores = new Map(ranked.passages.map(({passage, score}) => [passage, score / most]));
  return passages.flatMap(({heading, blocks}, index) => {
    const passage = first + index;
    const standing = worth * (scores.get(passage) ?? 0);
    return blocks.flatMap((block, place) =>
      sentenceRuns(block).map((run) => ({...run, passage, block: place, heading, standing})),
    );
  });
}

/**
 * The pages near the best one, best first, with every run of sentences that may be quoted.
 *
 * @throws PassagesUnavailable
 */
export async function quotablePages(
  files: PassageFiles,
  core: PassageCore,
  ranked: readonly RankedPage[],
): Promise<QuotablePage[]> {
  const best = ranked[0]?.score ?? 0;
  const near = ranked
    .slice(0, WORTH.length)
    .filter(({score}) => score > 0 && score >= NEAR_THE_BEST * best);
  const pages = await Promise.all(
    near.map(async (one, place): Promise<QuotablePage[]> => {
      const head = core.pages[one.page];
      if (!head) {
        return [];
      }
      const passages = await files.passagesOf(head);
      const worth = ((WORTH[place] ?? 0) * one.score) / best;
      return [{head, passages, candidates: candidatesOf(head, one, passages, worth)}];
    }),
  );
  return pages.flat();
}
