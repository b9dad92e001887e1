import type {TextIndex} from 'docusaurus-theme-search-ask/engine';
import {find, stemOf} from 'docusaurus-theme-search-ask/engine';
import type {Part} from './answerQuestion';
import {scorePassages} from './pickPassages';
import {sumOf} from './pieces';
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
  const words = question.query.words.filter(({stem}) => !SHELF_WORDS.has(stem));
  const hasSubject = words.length > 0;
  const asked = hasSubject ? {...question, query: {...question.query, words}} : question;
  const found = await find(index, asked.query, {least: 0});
  const pages = found.pages.filter(
    ({page}) => found.core.pages[page]?.section === SECTION_OF[shelf],
  );
  const read = {...found, pages: hasSubject ? pages : pages.slice(0, 1)};
  const entries = (await scorePassages(index, asked, read)).filter(
    ({passage, words: has}) =>
      passage.block.kind === 'entry' && (!hasSubject || sumOf(has, found.weights) >= MIN_OWN),
  );
  if (!hasSubject) {
    entries.sort((one, other) => one.number - other.number);
  }
  return entries.length === 0
    ? undefined
    : {
        kind: 'answer',
        passages: entries.slice(0, MAX_ENTRIES).map(({passage}) => passage),
        pages: [],
      };
}
