import type {TextIndex} from '../engine/openIndex.js';
import {find} from '../engine/rank.js';
import {stemOf} from '../engine/english.js';
import type {Question} from './readQuestion.js';
import {scorePassages} from './scorePassages.js';
import type {AnswerPassage, Collection} from './types.js';

// cspell:ignore shel favou

/** Phrases that, together with a noun of a collection, ask for its entries. */
const LOOKS_FOR =
  /\b(?:recommend\w*|worth|shel(?:f|ves)|do you have|where can|favou?rite|want to read|should i (?:read|watch|listen))\b/i;
/** Words that ask for entries and are not part of the subject. */
const NON_SUBJECT_WORDS =
  'recommend recommendation worth shelf list favorite author write product read watch listen';

const MAX_ENTRIES = 3;
/** Minimum share of the question's subject that an entry must contain. */
const MIN_SHARE = 0.5;

function contains(text: string, phrases: readonly string[], ending = ''): boolean {
  return phrases.some((phrase) => new RegExp(`\\b${phrase}${ending}\\b`, 'i').test(text));
}

/** Returns the collection whose entries a question asks for. */
export function readCollection(
  text: string,
  collections: readonly Collection[],
): Collection | undefined {
  return (
    collections.find(({phrases = []}) => contains(text, phrases)) ??
    (LOOKS_FOR.test(text) ? collections.find(({nouns}) => contains(text, nouns, 's?')) : undefined)
  );
}

/** Returns the stems of words that name a collection or ask for its entries. */
function nonSubjectStems(collections: readonly Collection[]): ReadonlySet<string> {
  const words = collections.flatMap(({nouns, phrases = [], otherWords = []}) => [
    ...nouns,
    ...phrases,
    ...otherWords,
  ]);
  return new Set([...words, NON_SUBJECT_WORDS].join(' ').split(' ').map(stemOf));
}

/**
 * Finds the entries of a collection on the subject of a question, or the first entries of its best
 * page if the question names no subject.
 *
 * @param collections all collections of the site
 */
export async function findEntries(
  index: TextIndex,
  question: Question,
  {section}: Collection,
  collections: readonly Collection[],
): Promise<AnswerPassage[]> {
  const ignored = nonSubjectStems(collections);
  const words = question.query.words.filter(({stem}) => !ignored.has(stem));
  const hasSubject = words.length > 0;
  const subjectQuestion = hasSubject ? {...question, query: {...question.query, words}} : question;
  const core = await index.core();
  // The minimum share 0 finds pages with any word of the query; `MIN_SHARE` applies to their entries.
  const ranking = await find(index, core, subjectQuestion.query, 0);
  const pages = ranking.pages.filter(({page}) => core.pages[page]?.section === section);
  const candidates = {...ranking, pages: hasSubject ? pages : pages.slice(0, 1)};
  const entries = (await scorePassages(index, subjectQuestion, candidates)).filter(
    ({passage, wordShare, titleShare}) =>
      passage.block.kind === 'entry' &&
      (!hasSubject || Math.max(wordShare, titleShare) >= MIN_SHARE),
  );
  if (!hasSubject) {
    entries.sort((one, other) => one.number - other.number);
  }
  return entries.slice(0, MAX_ENTRIES).map(({passage}) => passage);
}
