import {stemWord} from '../../../../lib/search/stemWord';
import {STOP_WORDS} from '../../../../lib/search/stopWords';
import {tokenize} from '../../../../lib/search/tokenize';

/** The stems of the words that say what a text is about. */
export function contentStems(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .filter(({term, whole}) => !whole && !STOP_WORDS.has(term))
      .map(({term}) => stemWord(term)),
  );
}
