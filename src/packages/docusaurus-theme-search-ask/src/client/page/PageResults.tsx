import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';
import type {SearchHit} from '../../engine/index.js';
import {groupByPage, hitTexts, pageUrl} from '../hits.js';
import {Marked} from '../marked.js';
import {useInsights} from '../searchEngine.js';
import {failureTexts} from '../texts.js';
import {useDayFormat} from '../useDayFormat.js';
import type {Results} from './results.js';
import styles from '../../../css/results.module.css';

/** A section of a page, with the passage that was found there. */
function Place({hit}: {readonly hit: SearchHit}): ReactNode {
  const insights = useInsights();
  const {section, snippet} = hitTexts(hit);
  return (
    <>
      {section && (
        <h3 className={styles.section}>
          <Link to={hit.url} onClick={() => insights?.clicked(hit)}>
            <Marked text={section} />
          </Link>
        </h3>
      )}
      {snippet && (
        <p className={styles.snippet}>
          <Marked text={snippet} />
        </p>
      )}
    </>
  );
}

export interface ResultOptions {
  /** Formats the date (`YYYY-MM-DD`) of a page. By default, dates have the style of the language. */
  readonly formatDate?: ((date: string) => string) | undefined;
}

interface PageResultProps extends ResultOptions {
  readonly places: readonly [SearchHit, ...SearchHit[]];
}

function PageResult({places, formatDate}: PageResultProps): ReactNode {
  const insights = useInsights();
  const formatDay = useDayFormat('short');
  const [best] = places;
  // A passage without a section comes first. Below a section, it would seem to belong to that section.
  const sections = places.filter((hit) => hitTexts(hit).section);
  const opening = places.filter((hit) => !hitTexts(hit).section);
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={pageUrl(best)} onClick={() => insights?.clicked(best)}>
          <Marked text={hitTexts(best).title} />
        </Link>
      </h2>
      <p className={styles.source}>
        {best.hierarchy.lvl0}
        {best.date && (
          <>
            {' · '}
            <time dateTime={best.date}>{(formatDate ?? formatDay)(best.date)}</time>
          </>
        )}
      </p>
      {[...opening, ...sections].map((hit) => (
        <Place key={hit.objectID} hit={hit} />
      ))}
    </li>
  );
}

interface PageResultsProps extends ResultOptions {
  readonly hits: readonly SearchHit[];
}

export function PageResults({hits, formatDate}: PageResultsProps): ReactNode {
  const pages = groupByPage(hits) as [SearchHit, ...SearchHit[]][];
  return (
    <ol className={styles.list}>
      {pages.map((places) => (
        <PageResult key={pageUrl(places[0])} places={places} formatDate={formatDate} />
      ))}
    </ol>
  );
}

interface LoadMoreProps {
  readonly results: Results;
  readonly onLoad: () => void;
}

/** Returns the links of the hits, which are in the list beside the frame of the button. */
function linksBeside(frame: HTMLElement | null): HTMLElement[] {
  return Array.from(frame?.parentElement?.querySelectorAll<HTMLElement>(`.${styles.list} a`) ?? []);
}

/** Shows a button that loads 20 more hits and focuses the first of them, because the button moves or disappears. */
export function LoadMore({results, onLoad}: LoadMoreProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const linksBefore = useRef<readonly HTMLElement[]>(undefined);
  const {status, requestedPage, found} = results;
  useLayoutEffect(() => {
    const {current: before} = linksBefore;
    const next = before && linksBeside(frame.current).find((link) => !before.includes(link));
    if (next) {
      linksBefore.current = undefined;
      next.focus();
    }
  }, [found]);
  function load(): void {
    linksBefore.current = linksBeside(frame.current);
    onLoad();
  }
  const {title, help} = failureTexts();
  const isLoading = (status === 'loading' || status === 'stalled') && requestedPage > 0;
  return (
    <div ref={frame} className={styles.more}>
      {status === 'error' && requestedPage > 0 && (
        <p role="alert">
          {title}. {help}
        </p>
      )}
      {found && found.hasMore && (
        <>
          <p className={styles.shown}>
            {translate(
              {
                id: 'theme.SearchAsk.shown',
                message: '{shown} of {count} shown',
                description: 'Number of results shown so far on the search page',
              },
              {shown: found.hits.length, count: found.nbHits},
            )}
          </p>
          <button
            type="button"
            className="button button--secondary"
            aria-disabled={isLoading}
            onClick={isLoading ? undefined : load}>
            {isLoading
              ? translate({
                  id: 'theme.SearchAsk.loading',
                  message: 'Loading…',
                  description: 'Label of the button for more results while they load',
                })
              : translate({
                  id: 'theme.SearchAsk.loadMore',
                  message: 'Load more',
                  description: 'Label of the button that shows more results',
                })}
          </button>
        </>
      )}
    </div>
  );
}
