import {foldTag} from '../foldTag';
import {foldText} from '../foldText';
import type {TermMatches} from './findTerms';
import {findTerms} from './findTerms';
import type {Mark} from './highlight';
import type {IndexFiles} from './IndexFiles';
import type {GroupMatch} from './matchGroup';
import {matchTag, matchWord} from './matchGroup';
import {parseQuery} from './parseQuery';
import type {QueryPart, QueryTag, QueryWord} from './parseQuery';
import type {Place} from './pickPlaces';
import {pickPlaces} from './pickPlaces';
import {rankPages} from './rankPages';
import type {SearchCore} from './readIndex';
import {SearchUnavailable} from './SearchUnavailable';
import {tokenize} from './tokenize';

export interface Found {
  /** The index as it was when it was asked. */
  readonly core: SearchCore;
  /** All of them, best first. */
  readonly places: readonly Place[];
  readonly marks: ReadonlyMap<string, Mark>;
  /** The query's parts as they were typed. */
  readonly words: readonly string[];
  /** Whether nothing was left out for want of a file. */
  readonly complete: boolean;
}

/** Of shorter beginnings, titles, headings and tags are enough: as text they fit everything. */
const SHORTEST_IN_TEXT = 3;

interface Resolved {
  readonly word: QueryWord;
  readonly terms: TermMatches;
}

const foldedTag = (tag: string): string => foldTag(foldText(tag));

function hasTag(core: SearchCore, {tag}: QueryTag): boolean {
  return core.tags.some((key) => foldedTag(key).startsWith(foldedTag(tag)));
}

/** A tag that no page has is read as words. */
function wordsOfPart(core: SearchCore, part: QueryPart): QueryWord[] {
  if (part.kind === 'word') {
    return [part];
  }
  return hasTag(core, part)
    ? []
    : parseQuery(part.tag).filter((word): word is QueryWord => word.kind === 'word');
}

/** The terms whose passages are asked for. */
function termsInText(core: SearchCore, {word, terms}: Resolved): number[] {
  return [...terms]
    .filter(
      ([id]) =>
        word.term.length >= SHORTEST_IN_TEXT ||
        !word.open ||
        word.whole !== undefined ||
        (word.term.length > 1 && core.terms[id] === word.term),
    )
    .map(([id]) => id);
}

function marksOf(core: SearchCore, resolved: readonly Resolved[]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const [index, {terms}] of resolved.entries()) {
    for (const [id, {marked}] of terms) {
      const term = core.terms[id] as string;
      const known = marks.get(term);
      marks.set(term, {
        length: Math.max(known?.length ?? 0, marked),
        words: [...(known?.words ?? []), index],
      });
    }
  }
  return marks;
}

/** The words as they were typed, to be looked for in a title; one word alone is no phrase. */
function phraseOf(query: string): string | undefined {
  const words = tokenize(query).filter(({whole}) => !whole);
  return words.length > 1 ? ` ${words.map(({term}) => term).join(' ')}` : undefined;
}

/** @throws SearchUnavailable when there is no index, or what is loaded of it has no answer. */
export async function findPlaces(files: IndexFiles, query: string): Promise<Found> {
  const core = await files.core();
  const parts = parseQuery(query);
  const tags = parts.filter((part): part is QueryTag => part.kind === 'tag' && hasTag(core, part));
  const resolved = parts
    .flatMap((part) => wordsOfPart(core, part))
    .map((word): Resolved => ({word, terms: findTerms(core, word)}));
  const ids = resolved.flatMap((one) => termsInText(core, one));
  const {postings, missing} = await files.postings(core, ids);
  const words = resolved.map((one) => {
    const inText = new Set(termsInText(core, one));
    const own = new Map([...postings].filter(([id]) => inText.has(id)));
    return {...one, match: matchWord(core, one.terms, own)};
  });
  const groups: GroupMatch[] = [
    ...words
      // What cannot be had now does not make the rest less of an answer.
      .filter(({terms, match}) => !missing || terms.size === 0 || match.pages > 0)
      .map(({match}) => match),
    ...tags.map(({tag}) => matchTag(core, tag, foldedTag)),
  ];
  const places = pickPlaces(core, groups, rankPages(core, groups, phraseOf(query)));
  if (missing && places.length === 0) {
    throw new SearchUnavailable('A part of the search index could not be loaded.');
  }
  return {
    core,
    places,
    marks: marksOf(core, resolved),
    words: [...resolved.map(({word}) => word.term), ...tags.map(({tag}) => `#${tag}`)],
    complete: !missing,
  };
}
