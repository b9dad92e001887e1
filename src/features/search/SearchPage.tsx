import {useQueryString} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import Hit from './Hit';
import styles from './styles.module.css';
import type {SearchState} from './useSearchHits';
import {useSearchHits} from './useSearchHits';

const QUERY_LENGTH = 64;

function statusText(state: SearchState): string {
  switch (state.status) {
    case 'idle':
      return 'Posts, books, media and pages: type a word.';
    case 'loading':
      return 'Searching…';
    case 'error':
      return 'Unable to fetch results. You might want to check your network connection.';
    case 'found':
      return state.hits.length === 0
        ? `No results for “${state.query}”.`
        : `${state.hits.length} ${state.hits.length === 1 ? 'result' : 'results'} for “${state.query}”`;
  }
}

/** The query stands in the address as `q`, so that a search can be shared and walked back. */
export default function SearchPage(): ReactNode {
  const [asked, setQuery] = useQueryString('q');
  const query = asked.slice(0, QUERY_LENGTH);
  const state = useSearchHits(query);
  return (
    <main className="container margin-vert--xl">
      <PageHeader kicker="Everything on this site" title="Search" />
      <search>
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label="Search this site"
          value={query}
          maxLength={QUERY_LENGTH}
          autoComplete="off"
          placeholder="vesting cliff"
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      <p role="status" className={styles.status}>
        {statusText(state)}
      </p>
      {state.status === 'error' && (
        // The local index keeps a failure until the page is loaded anew.
        <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
          Try again
        </button>
      )}
      <noscript>
        <p>
          Search runs in your browser and needs JavaScript. The archive lists every post without it.
        </p>
      </noscript>
      {state.status === 'found' && (
        <ol className={styles.hits}>
          {state.hits.map((hit) => (
            <Hit key={hit.id} hit={hit} />
          ))}
        </ol>
      )}
    </main>
  );
}
