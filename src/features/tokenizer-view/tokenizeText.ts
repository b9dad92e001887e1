import type {Pair} from './mergePair';
import {mergePair} from './mergePair';
import {splitWords} from './splitWords';
import {toByteSymbols} from './toByteSymbols';

/** The tokens of a text, as strings of byte symbols: every merge in turn, within each word. */
export function tokenizeText(text: string, merges: readonly Pair[]): string[] {
  return splitWords(text).flatMap((word) =>
    merges.reduce<string[]>(
      (symbols, pair) => (symbols.length > 1 ? mergePair(symbols, pair) : symbols),
      toByteSymbols(word),
    ),
  );
}
