import {fuseRankings} from '../fuseRankings';
import type {PassageFiles} from './PassageFiles';
import type {RankedPage} from './rankPages';
import type {PassageCore} from './readCore';
import type {PassageBlocks} from './readTexts';
import type {Passage, PassageText, RetrieveOptions} from './types';

const LIMIT = 8;
/** Passages of so many pages are compared. */
const MOST_PAGES = 12;
/** How much a passage counts by itself, its page being worth the rest. */
const OWN_SHARE = 0.4;

function textOf({blocks}: PassageBlocks): string {
  return blocks.map(({text}) => text).join('\n');
}

/** Passages by the words alone, best first: their own score, and that of their page. */
function byWords(ranked: readonly RankedPage[]): number[] {
  const pages = ranked.slice(0, MOST_PAGES);
  const bestPage = pages[0]?.score ?? 1;
  const bestPassage = Math.max(0, ...pages.map(({passages}) => passages[0]?.score ?? 0)) || 1;
  return pages
    .flatMap(({score, passages}) =>
      passages.map((one) => ({
        passage: one.passage,
        worth: (OWN_SHARE * one.score) / bestPassage + ((1 - OWN_SHARE) * score) / bestPage,
      })),
    )
    .sort((left, right) => right.worth - left.worth)
    .map(({passage}) => passage);
}

/** The passages that tell most of a question, by its words and, where there are any, by vectors. */
export async function retrievePassages(
  files: PassageFiles,
  core: PassageCore,
  ranked: readonly RankedPage[],
  {limit = LIMIT, vector}: RetrieveOptions,
): Promise<Passage[]> {
  const words = byWords(ranked);
  const known = (id: number) => Number.isInteger(id) && id >= 0 && id < core.lengths.length;
  const order = vector ? fuseRankings([words, vector.ranked.filter(known)]) : words;
  const chosen = order.slice(0, Math.max(0, limit));
  return Promise.all(
    chosen.map(async (id, place): Promise<Passage> => {
      const head = core.pages[core.pageOf[id] ?? 0];
      const blocks = head && (await files.passagesOf(head))[id - head.first];
      const {title = '', permalink = '/', date} = head ?? {};
      return {
        id,
        title,
        permalink,
        ...(date === undefined ? {} : {date}),
        heading: blocks?.heading ?? null,
        anchor: blocks?.anchor ?? null,
        text: blocks ? textOf(blocks) : '',
        score: 1 / (place + 1),
      };
    }),
  );
}

/** Every passage with what it stands under, which its own words often leave out. */
export async function textsForEmbedding(
  files: PassageFiles,
  core: PassageCore,
): Promise<PassageText[]> {
  const byPage = await Promise.all(
    core.pages.map(async (head) => {
      const passages = await files.passagesOf(head);
      return passages.map((passage, index): PassageText => ({
        id: head.first + index,
        text: [head.title, passage.heading, textOf(passage)]
          .filter((part) => part !== null)
          .join('\n'),
      }));
    }),
  );
  return byPage.flat();
}
