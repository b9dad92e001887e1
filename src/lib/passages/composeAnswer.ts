import {citeRuns} from './citeRuns';
import {pageReference} from './pageReference';
import type {PassageFiles} from './PassageFiles';
import {FEWEST_SENTENCES, pickRuns} from './pickRuns';
import {quotablePages} from './quotablePages';
import type {RankedPage} from './rankPages';
import type {PassageCore} from './readCore';
import type {Answer} from './types';
import type {WeighedWord} from './weighWords';

const ASKS_WHAT_IS = /^\W*(?:what(?:['’]s| is| are| does)|define|explain|meaning of)\b/iu;
const READ_NEXT = 3;
/** A page below this share of the best one's score has no more than a word in common. */
const NEAR_THE_BEST = 0.33;

/**
 * An answer of sentences of the best pages, or `undefined` where they have too little to quote.
 *
 * @throws PassagesUnavailable
 */
export async function composeAnswer(
  files: PassageFiles,
  core: PassageCore,
  words: readonly WeighedWord[],
  ranked: readonly RankedPage[],
  question: string,
): Promise<Answer | undefined> {
  const pages = await quotablePages(files, core, ranked);
  const runs = pickRuns(
    words,
    pages.flatMap(({candidates}) => candidates),
    ASKS_WHAT_IS.test(question),
  );
  const {sentences, citations} = citeRuns(pages, runs);
  if (sentences.length < FEWEST_SENTENCES) {
    return undefined;
  }
  const quoted = new Set(citations.map(({passage}) => passage.permalink));
  const best = ranked[0]?.score ?? 0;
  const readNext = ranked
    .filter(({score}) => score >= NEAR_THE_BEST * best)
    .map((page) => pageReference(core, page))
    .filter(({permalink}) => !quoted.has(permalink))
    .slice(0, READ_NEXT);
  return {kind: 'answer', sentences, citations, readNext};
}
