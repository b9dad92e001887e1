import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {failureTexts, searchingText} from '../texts.js';
import type {Results} from './results.js';

/** Returns the state of the search in one line. */
export function useStatusText({status, asked, found}: Results): string {
  const {selectMessage} = usePluralForm();
  if (status === 'idle') {
    return translate({id: 'theme.SearchAsk.idle', message: 'Type a word to search this site.'});
  }
  if (status === 'error' && asked === 0) {
    const {title, help} = failureTexts();
    return `${title}. ${help}`;
  }
  if (!found) {
    return searchingText();
  }
  const {nbHits: count, query, without = []} = found;
  if (count === 0) {
    return translate(
      {id: 'theme.SearchAsk.noResults', message: 'No results for “{query}”.'},
      {query},
    );
  }
  const message =
    without.length > 0
      ? translate({
          id: 'theme.SearchAsk.resultsWithout',
          message:
            '{count} result for “{query}”, without: {words}|{count} results for “{query}”, without: {words}',
        })
      : translate({
          id: 'theme.SearchAsk.results',
          message: '{count} result for “{query}”|{count} results for “{query}”',
        });
  // After the choice of a plural: the reader's words may contain its separator.
  return interpolate(selectMessage(count, message), {count, query, words: without.join(', ')});
}
