import Link from '@docusaurus/Link';
import type {FormEvent, ReactNode} from 'react';
import PageHeader from '../../../components/PageHeader';
import {MAX_QUERY} from '../query';
import HitGroups from './HitGroups';
import LoadMore from './LoadMore';
import NoResults from './NoResults';
import {statusText} from './results';
import styles from './styles.module.css';
import {useQuery} from './useQuery';
import {useResults} from './useResults';

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
      <search>
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
          <Link to="/blog/archive">The archive</Link> lists every post without it.
        </p>
      </noscript>
      <div className={styles.results}>
        {found && <HitGroups hits={found.hits} />}
        {found && <LoadMore key={found.query} results={results} onLoad={loadMore} />}
        {found?.nbHits === 0 && <NoResults query={found.query} onChoose={type} />}
        {status === 'error' && (
          <button type="button" className={styles.button} onClick={retry}>
            Try again
          </button>
        )}
      </div>
    </main>
  );
}
