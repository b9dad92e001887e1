import type {TextIndex} from '../text-index/openIndex';
import {find} from '../text-index/rank';
import {stemOf} from '../text-index/stem';
import type {Part} from './answerQuestion';
import type {ScoredPassage} from './pickPassages';
import {scorePassages} from './pickPassages';
import type {Question, Shelf} from './readQuestion';

const SECTION_OF: Readonly<Record<Shelf, string>> = {
  books: 'Books',
  media: 'Media',
  resume: 'Resume',
};

/** Words that say which shelf, and not what on it. */
const SHELF_WORDS = new Set(
  (
    'book shelf read novel podcast talk interview webinar lecture video demo keynote episode watch listen ' +
    'worth recommend recommendation resume paper course degree education list author write product favorite'
  )
    .split(' ')
    .map(stemOf),
);

/** Entries that are shown of a shelf. */
const MAX_ENTRIES = 3;
const MIN_OWN = 0.5;

function entriesOf(scored: readonly ScoredPassage[]): ScoredPassage[] {
  return scored.filter(({passage}) => passage.block.kind === 'entry');
}

/**
 * What a shelf has of the subject of a question, or the first entries of the shelf that it names;
 * undefined where it means none.
 *
 * @throws IndexUnavailable
 */
export async function answerFromShelf(
  index: TextIndex,
  question: Question,
  shelf: Shelf,
): Promise<Part | undefined> {
  const core = await index.core();
  const isShelf = (page: number) => (core.pages[page]?.section === SECTION_OF[shelf] ? 0 : -1);
  const words = question.query.words.filter(({stem}) => !SHELF_WORDS.has(stem));
  const subject = {...question, query: {...question.query, words}};
  if (words.length > 0) {
    const found = await find(index, subject.query, {least: 0});
    const entries = entriesOf(await scorePassages(index, subject, found, isShelf)).filter(
      ({words: has}) =>
        [...has].reduce((sum, word) => sum + (found.weights[word] ?? 0), 0) >= MIN_OWN,
    );
    return entries.length === 0
      ? undefined
      : {
          kind: 'answer',
          passages: entries.slice(0, MAX_ENTRIES).map(({passage}) => passage),
          pages: [],
        };
  }
  const found = await find(index, question.query, {least: 0});
  const [first] = found.pages.filter(({page}) => isShelf(page) >= 0);
  if (!first) {
    return undefined;
  }
  const scored = await scorePassages(index, question, {...found, pages: [first]});
  const entries = entriesOf(scored).sort((one, other) => one.number - other.number);
  return entries.length === 0
    ? undefined
    : {
        kind: 'answer',
        passages: entries.slice(0, MAX_ENTRIES).map(({passage}) => passage),
        pages: [],
      };
}
