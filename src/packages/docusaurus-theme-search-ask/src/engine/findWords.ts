import type {TermMatch} from './findTerms.js';
import {INDIRECT_TRUST, findWord} from './findTerms.js';
import type {Core, TextIndex} from './openIndex.js';
import {pageOf} from './openIndex.js';
import type {QueryWord} from './parseQuery.js';
import {hasPaired} from './scripts.js';

/** A word of a query, and what it matches. */
export type FoundWord = readonly [QueryWord, TermMatch];

type Match = Pick<TermMatch, 'scores'>;

const pageCache = new WeakMap<Match, ReadonlySet<number>>();

/** Returns the numbers of the pages with a word. Cached, because most keystrokes change only one word. */
export function pagesWith(match: Match, core: Core): ReadonlySet<number> {
  const cached = pageCache.get(match);
  if (cached) {
    return cached;
  }
  const pages = new Set([...match.scores.keys()].map((id) => pageOf(core, id)));
  pageCache.set(match, pages);
  return pages;
}

/** Reduces the trust in a match of only a part of a name. */
function withLessTrust(match: TermMatch): TermMatch {
  return {...match, trust: match.trust * INDIRECT_TRUST};
}

/** Looks up words. If no page has a whole name in code, its parts are looked up. */
async function lookUp(index: TextIndex, core: Core, words: readonly QueryWord[]) {
  const stems = new Set(words.map(({stem}) => stem));
  const found = await Promise.all(
    words.map(async (word): Promise<(readonly [QueryWord, TermMatch])[]> => {
      const parts = word.parts ?? [];
      const whole = parts.length > 0 && !word.isUnfinished ? [{...word, parts: []}] : [word];
      const match = await findWord(index, core, word, stems, {mayBeTypo: parts.length === 0});
      return match.trust > 0 || parts.length === 0
        ? whole.map((each) => [each, match] as const)
        : Promise.all(
            parts.map(
              async (part) =>
                [part, withLessTrust(await findWord(index, core, part, stems))] as const,
            ),
          );
    }),
  );
  return found.flat();
}

/** True if the second pair begins with the last character of the first. */
function overlap([one]: FoundWord, [other]: FoundWord): boolean {
  return (
    hasPaired(one.word) &&
    [...one.word].length > 1 &&
    other.word.startsWith([...one.word].at(-1) ?? ' ')
  );
}

/**
 * Leaves out pairs of characters that no page has and that only join two words of the query, such as
 * 储教 in 对象存储教程. Both characters are also in neighboring pairs, one of which is found.
 */
function withoutJoints(found: readonly FoundWord[]): readonly FoundWord[] {
  return found.filter((word, place) => {
    const [before, after] = [found[place - 1], found[place + 1]];
    const isInside = before && after && overlap(before, word) && overlap(word, after);
    return !isInside || word[1].trust > 0 || (before[1].trust === 0 && after[1].trust === 0);
  });
}

/**
 * Finds the words of a query in the index.
 *
 * @throws IndexUnavailable if the index cannot be loaded
 */
export async function findWords(
  index: TextIndex,
  core: Core,
  words: readonly QueryWord[],
): Promise<readonly FoundWord[]> {
  return withoutJoints(await lookUp(index, core, words));
}
