import type {TermMatch} from './findTerms.js';
import {INDIRECT_TRUST, findWord} from './findTerms.js';
import type {Core, TextIndex} from './openIndex.js';
import type {QueryWord} from './parseQuery.js';
import {hasPairedLetters} from './scripts.js';

/** A word of a query, with its match. */
type FoundWord = readonly [QueryWord, TermMatch];

/**
 * Looks up the words of a query, with their synonyms and corrections. A word without any match has the
 * `trust` 0. But a name in code without a match, such as `tools/list`, is replaced with its parts. The
 * parts of a compound of stop words (`est-ce`) are an empty list, so the compound is left out.
 * `withoutSpanningPairs` leaves out some pairs of characters.
 */
export async function findWords(
  index: TextIndex,
  core: Core,
  words: readonly QueryWord[],
): Promise<readonly FoundWord[]> {
  const stems = new Set(words.map(({stem}) => stem));
  const found = await Promise.all(
    words.map(async (word): Promise<FoundWord[]> => {
      const {parts} = word;
      const match = await findWord(index, core, word, stems);
      if (match.trust > 0 || !parts) {
        return [[word, match]];
      }
      const matches = await Promise.all(parts.map((part) => findWord(index, core, part, stems)));
      return matches.map((each, partIndex) => [
        parts[partIndex] as QueryWord,
        {...each, trust: each.trust * INDIRECT_TRUST},
      ]);
    }),
  );
  return withoutSpanningPairs(found.flat());
}

/**
 * In Chinese and other scripts that are indexed in pairs of characters (`hasPairedLetters`), leaves out pairs
 * that no page contains if a neighboring pair is found. Such a pair may consist of the end of one word
 * and the start of the next, like 储教 in 存储 教程.
 */
function withoutSpanningPairs(found: readonly FoundWord[]): readonly FoundWord[] {
  return found.filter(([{word}, {trust}], index) => {
    const neighbors = [found[index - 1], found[index + 1]];
    const isBesideFound = neighbors.some(
      (each) => each && hasPairedLetters(each[0].word) && each[1].trust > 0,
    );
    return trust > 0 || !hasPairedLetters(word) || !isBesideFound;
  });
}
