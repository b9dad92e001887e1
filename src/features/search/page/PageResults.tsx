import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SearchHit} from 'docusaurus-theme-search-ask/engine';
import {formatDate} from '../../../lib/dates';
import {groupByPage, hitTexts, pageUrl} from '../hits';
import Marked from '../Marked';
import {useInsights} from '../searchEngine';
import styles from './styles.module.css';

/** A section of a page, with the passage that was found there. */
function Place({hit}: {readonly hit: SearchHit}): ReactNode {
  const insights = useInsights();
  const {section, snippet} = hitTexts(hit);
  return (
    <>
      {section && (
        <h3 className={styles.section}>
          <Link to={hit.url} data-hit={hit.objectID} onClick={() => insights?.clicked(hit)}>
            <Marked value={section} />
          </Link>
        </h3>
      )}
      {snippet && (
        <p className={styles.snippet}>
          <Marked value={snippet} />
        </p>
      )}
    </>
  );
}

/** A page that was found: its title, then the places that were found in it. */
function PageResult({places}: {readonly places: readonly [SearchHit, ...SearchHit[]]}): ReactNode {
  const insights = useInsights();
  const [best] = places;
  // A passage before the first heading would seem to belong to the section above it.
  const sections = places.filter((hit) => hitTexts(hit).section);
  const opening = places.filter((hit) => !hitTexts(hit).section);
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={pageUrl(best)} data-hit={best.objectID} onClick={() => insights?.clicked(best)}>
          <Marked value={hitTexts(best).title} />
        </Link>
      </h2>
      <p className={styles.source}>
        {best.hierarchy.lvl0}
        {best.date && (
          <>
            {' · '}
            <time dateTime={best.date}>{formatDate(best.date)}</time>
          </>
        )}
      </p>
      {[...opening, ...sections].map((hit) => (
        <Place key={hit.objectID} hit={hit} />
      ))}
    </li>
  );
}

/** The pages that were found, in one column, the best first. */
export default function PageResults({hits}: {readonly hits: readonly SearchHit[]}): ReactNode {
  const pages = groupByPage(hits) as [SearchHit, ...SearchHit[]][];
  return (
    <ol className={styles.list}>
      {pages.map((places) => (
        <PageResult key={pageUrl(places[0])} places={places} />
      ))}
    </ol>
  );
}
