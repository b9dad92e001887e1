import type {TextIndex} from '../engine/openIndex.js';
import {find} from '../engine/rank.js';
import {stemOf} from '../engine/english.js';
import {questionWords} from './questionWords.js';
import type {Question} from './readQuestion.js';
import {scorePassages} from './scorePassages.js';
import type {AnswerPassage, Collection} from './types.js';

// cspell:ignore shel favou

/** Words of questions that look for entries, if they also have a noun of a collection. */
const LOOKS_FOR =
  /\b(?:recommend\w*|worth|shel(?:f|ves)|do you have|where can|favou?rite|want to read|should i (?:read|watch|listen))\b/i;
const LOOKING_FOR =
  'recommend recommendation worth shelf list favorite author write product read watch listen';

/** Most entries of an answer, and the least share of the question's subject that each must have. */
const MAX_ENTRIES = 3;
const MIN_SHARE = 0.5;

function contains(text: string, phrases: readonly string[], ending = ''): boolean {
  return phrases.some((phrase) => new RegExp(`\\b${phrase}${ending}\\b`, 'i').test(text));
}

/** The collection whose entries a question asks for. */
export function readCollection(
  text: string,
  collections: readonly Collection[] = [],
): Collection | undefined {
  return (
    collections.find(({phrases = []}) => contains(text, phrases)) ??
    (LOOKS_FOR.test(text) ? collections.find(({nouns}) => contains(text, nouns, 's?')) : undefined)
  );
}

/** Stems of words that name collections or ask for an entry, without a subject. */
function wordsWithoutSubject(collections: readonly Collection[]): ReadonlySet<string> {
  const words = collections.flatMap(({nouns, phrases = [], otherWords = []}) => [
    ...nouns,
    ...phrases,
    ...otherWords,
  ]);
  return new Set([...words, LOOKING_FOR].join(' ').split(' ').map(stemOf));
}

/**
 * Entries of a collection on the subject of a question, or its first entries if the question names no
 * subject; empty if none is on the subject.
 *
 * @throws IndexUnavailable
 */
export async function findEntries(
  index: TextIndex,
  question: Question,
  {section}: Collection,
  collections: readonly Collection[],
): Promise<AnswerPassage[]> {
  const ignored = wordsWithoutSubject(collections);
  const words = question.query.words.filter(({stem}) => !ignored.has(stem));
  const hasSubject = words.length > 0;
  const asked = hasSubject ? {...question, query: {...question.query, words}} : question;
  const found = await find(index, asked.query, {least: 0});
  const pages = found.pages.filter(({page}) => found.core.pages[page]?.section === section);
  const read = {...found, pages: hasSubject ? pages : pages.slice(0, 1)};
  const {share} = questionWords(found);
  const entries = (await scorePassages(index, asked, read)).filter(
    ({passage, words: own, named}) =>
      passage.block.kind === 'entry' && (!hasSubject || Math.max(share(own), named) >= MIN_SHARE),
  );
  if (!hasSubject) {
    entries.sort((one, other) => one.number - other.number);
  }
  return entries.slice(0, MAX_ENTRIES).map(({passage}) => passage);
}
