import '../../../css/base.css';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {FormEvent, ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import {useSelectMessage} from '../useSelectMessage.js';
import styles from '../../../css/results.module.css';
import {limitQuery, MAX_QUERY, missingResultsUrl} from '../query.js';
import {useSearchSettings} from '../searchEngine.js';
import {failureTexts, missingResultsTexts, searchingText, suggestionsLabel} from '../texts.js';
import {useSuggestions} from '../useSuggestions.js';
import {LoadMore, PageResults} from './PageResults.js';
import type {ResultOptions} from './PageResults.js';
import type {Results} from './results.js';
import {useResults} from './useResults.js';

/**
 * Reads and writes the query in the address (`?q=`). The first edit after opening a link, going
 * back or pressing Enter adds a history entry; further edits replace that entry, so that Back
 * returns to the previous query.
 */
function useQuery() {
  const [addressQuery, setQuery] = useQueryString('q');
  const history = useHistory();
  /** True if the next edit adds a history entry. Editing an empty query never adds one. */
  const isSettled = useRef(true);
  useEffect(
    () =>
      history.listen((_location, action) => {
        isSettled.current = action !== 'REPLACE';
      }),
    [history],
  );
  return {
    query: limitQuery(addressQuery),
    type(query: string): void {
      setQuery(query, {push: isSettled.current && addressQuery !== ''});
      isSettled.current = false;
    },
    /** Ends typing (on Enter): the next change adds a history entry. */
    endTyping(): void {
      isSettled.current = true;
    },
  };
}

function useStatusText({status, requestedPage, found}: Results): string {
  const selectMessage = useSelectMessage();
  if (status === 'idle') {
    return translate({
      id: 'theme.SearchAsk.idle',
      message: 'Type a word to search this site.',
      description: 'Shown on the search page while its field is empty',
    });
  }
  if (status === 'error' && requestedPage === 0) {
    const {title, help} = failureTexts();
    return `${title}. ${help}`;
  }
  if (!found) {
    return searchingText();
  }
  const {nbHits: count, query, missingWords = []} = found;
  if (count === 0) {
    return translate(
      {
        id: 'theme.SearchAsk.noResults',
        message: 'No results for “{query}”.',
        description: 'Shown on the search page if nothing was found',
      },
      {query},
    );
  }
  const message =
    missingWords.length > 0
      ? translate({
          id: 'theme.SearchAsk.resultsWithout',
          message:
            '{count} result for “{query}”; not found: {words}|{count} results for “{query}”; not found: {words}',
          description:
            'Pluralized number of results, and words of the query that the first results do not contain',
        })
      : translate({
          id: 'theme.SearchAsk.results',
          message: '{count} result for “{query}”|{count} results for “{query}”',
          description: 'Pluralized number of results on the search page',
        });
  // The query is inserted after the plural form is chosen, because it may contain the separator `|`.
  return interpolate(selectMessage(count, message), {count, query, words: missingWords.join(', ')});
}

interface NoResultsProps {
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** Suggests other queries, and links to the form for reporting a query without results. */
function NoResults({query, onChoose}: NoResultsProps): ReactNode {
  const {missingResultsUrl: template} = useSearchSettings();
  const suggestions = useSuggestions(query);
  const {question, link} = missingResultsTexts();
  return (
    <>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          {suggestionsLabel()}:{' '}
          {suggestions.map((suggestion) => (
            <button
              type="button"
              className="button button--secondary button--sm"
              key={suggestion}
              onClick={() => onChoose(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
      {template !== undefined && (
        <p>
          {question} <Link to={missingResultsUrl(template, query)}>{link}</Link>
        </p>
      )}
    </>
  );
}

interface Props extends ResultOptions {
  /** Follows the note for readers without JavaScript. */
  readonly noScript?: ReactNode;
}

function FieldAndResults({noScript, formatDate}: Props): ReactNode {
  const {query, type, endTyping} = useQuery();
  const {results, retry, loadMore} = useResults(query);
  const {status, found} = results;
  const statusText = useStatusText(results);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    endTyping();
  }
  return (
    <div className={styles.screen}>
      <search className={styles.search}>
        <form onSubmit={onSubmit}>
          <input
            className={styles.input}
            type="search"
            name="q"
            aria-label={translate({
              id: 'theme.SearchAsk.inputLabel',
              message: 'Search this site',
              description: 'Label of the field on the search page, for screen readers',
            })}
            value={query}
            maxLength={MAX_QUERY}
            autoComplete="off"
            placeholder={translate({
              id: 'theme.SearchAsk.inputPlaceholder',
              message: 'One or more words',
              description: 'Shown in the empty field of the search page',
            })}
            onChange={(event) => type(event.target.value)}
          />
        </form>
      </search>
      <p role="status" className={styles.status}>
        {statusText}
      </p>
      <noscript>
        <p>
          {translate({
            id: 'theme.SearchAsk.noScript',
            message: 'Search runs in your browser and needs JavaScript.',
            description: 'Shown on the search page to readers without JavaScript',
          })}{' '}
          {noScript}
        </p>
      </noscript>
      <div className={styles.results}>
        {found && <PageResults hits={found.hits} formatDate={formatDate} />}
        {found && <LoadMore key={found.query} results={results} onLoad={loadMore} />}
        {found?.nbHits === 0 && <NoResults query={found.query} onChoose={type} />}
        {status === 'error' && (
          <button type="button" className="button button--secondary" onClick={retry}>
            {translate({
              id: 'theme.SearchAsk.retry',
              message: 'Try again',
              description: 'Label of the button that repeats a failed search',
            })}
          </button>
        )}
      </div>
    </div>
  );
}

/** Search field and results. The query is in the address, so that a search can be shared. */
export function SearchResults(props: Props): ReactNode {
  return (
    // The context of the layout may belong to another copy of this module, if the site's package manager
    // has installed two versions of Docusaurus' docs plugin.
    <DocsPreferredVersionContextProvider>
      <FieldAndResults {...props} />
    </DocsPreferredVersionContextProvider>
  );
}
