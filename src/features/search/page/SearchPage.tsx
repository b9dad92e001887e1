import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';
import type {FormEvent, ReactNode} from 'react';
import {useEffect, useLayoutEffect, useRef} from 'react';
import SiteLink from '../../../components/SiteLink';
import Button from '../../../components/Button';
import PageHeader from '../../../components/PageHeader';
import {useOwner} from '../../../hooks/useOwner';
import {missingResultsUrl} from '../missingResultsUrl';
import {limitQuery, MAX_QUERY} from '../query';
import PageResults from './PageResults';
import type {Results} from './results';
import {statusText} from './results';
import styles from './styles.module.css';
import {useResults} from './useResults';
import {useSuggestions} from './useSuggestions';

interface Query {
  readonly query: string;
  readonly type: (query: string) => void;
  /** Enter, or anything else that says the query is meant: it gets a place in the history. */
  readonly settle: () => void;
}

/**
 * The query stands in the address as `q`. One that was arrived at (by a link, by going back, with
 * Enter) keeps its entry in the history, and what is typed over it gets the next; between two such
 * queries each letter replaces the one before, so that one step back is one query back.
 */
function useQuery(): Query {
  const [asked, setQuery] = useQueryString('q');
  const history = useHistory();
  const isSettled = useRef(true);
  useEffect(
    () =>
      history.listen((_location, action) => {
        isSettled.current = action !== 'REPLACE';
      }),
    [history],
  );
  return {
    query: limitQuery(asked),
    type(query) {
      setQuery(query, {push: isSettled.current && asked !== ''});
      isSettled.current = false;
    },
    settle() {
      isSettled.current = true;
    },
  };
}

interface LoadMoreProps {
  readonly results: Results;
  readonly onLoad: () => void;
}

/** Asks for 20 more, and leads the focus to the first of them: the button moves, or is gone. */
function LoadMore({results, onLoad}: LoadMoreProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const shownWhenAsked = useRef<number>(undefined);
  const {status, asked, found} = results;
  const hits = found?.hits;
  const shown = hits?.length ?? 0;
  useLayoutEffect(() => {
    const next = hits?.[shownWhenAsked.current ?? hits.length];
    if (next) {
      shownWhenAsked.current = undefined;
      const links =
        frame.current?.parentElement?.querySelectorAll<HTMLElement>('a[data-hit]') ?? [];
      [...links].find((link) => link.dataset['hit'] === next.objectID)?.focus();
    }
  }, [hits]);
  function load(): void {
    shownWhenAsked.current = shown;
    onLoad();
  }
  const isLoading = (status === 'loading' || status === 'stalled') && asked > 0;
  return (
    <div ref={frame} className={styles.more}>
      {status === 'error' && asked > 0 && (
        <p role="alert">
          Unable to fetch results. You might want to check your network connection.
        </p>
      )}
      {found && found.hasMore && (
        <>
          <p className={styles.shown}>{`${shown} of ${found.nbHits} shown`}</p>
          <Button aria-disabled={isLoading} onClick={isLoading ? undefined : load}>
            {isLoading ? 'Loading…' : 'Load more'}
          </Button>
        </>
      )}
    </div>
  );
}

interface NoResultsProps {
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** What to do about a query that finds nothing. */
function NoResults({query, onChoose}: NoResultsProps): ReactNode {
  const owner = useOwner();
  const suggestions = useSuggestions(query);
  const address = missingResultsUrl(owner, query);
  return (
    <>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          Try searching for:{' '}
          {suggestions.map((suggestion) => (
            <Button small key={suggestion} onClick={() => onChoose(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </p>
      )}
      <p>
        Believe this query should return results?{' '}
        {address ? (
          <Link to={address}>Let us know.</Link>
        ) : (
          <SiteLink to="/about-this-site#corrections">Let us know.</SiteLink>
        )}
      </p>
    </>
  );
}

/** All results of a query that stands in the address, so that a search can be shared. */
export default function SearchPage(): ReactNode {
  const {query, type, settle} = useQuery();
  const {results, retry, loadMore} = useResults(query);
  const {status, found} = results;
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    settle();
  }
  return (
    <main className={`container margin-vert--lg ${styles.screen}`}>
      <PageHeader kicker="Everything on this site" title="Search" />
      <search className={styles.search}>
        <form onSubmit={onSubmit}>
          <input
            className={styles.input}
            type="search"
            name="q"
            aria-label="Search this site"
            value={query}
            maxLength={MAX_QUERY}
            autoComplete="off"
            placeholder="One or more words"
            onChange={(event) => type(event.target.value)}
          />
        </form>
      </search>
      <p role="status" className={styles.status}>
        {statusText(results)}
      </p>
      <noscript>
        <p>
          Search runs in your browser and needs JavaScript.{' '}
          <SiteLink to="/blog/archive">The archive</SiteLink> lists every post without it.
        </p>
      </noscript>
      <div className={styles.results}>
        {found && <PageResults hits={found.hits} />}
        {found && <LoadMore key={found.query} results={results} onLoad={loadMore} />}
        {found?.nbHits === 0 && <NoResults query={found.query} onChoose={type} />}
        {status === 'error' && <Button onClick={retry}>Try again</Button>}
      </div>
    </main>
  );
}
