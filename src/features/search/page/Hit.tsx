import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SearchHit} from '../../../lib/search/types';
import {useInsights} from '../insights/useInsights';
import {hitParts} from './hitParts';
import Marked from './Marked';
import styles from './styles.module.css';

export default function Hit({hit}: {readonly hit: SearchHit}): ReactNode {
  const insights = useInsights();
  const {title, page, snippet} = hitParts(hit);
  return (
    <li className={styles.hit}>
      <h3 className={styles.title}>
        <Link to={hit.url} data-hit={hit.objectID} onClick={() => insights?.clicked(hit)}>
          <Marked value={title} />
        </Link>
      </h3>
      {page && (
        <p className={styles.page}>
          <Marked value={page} />
        </p>
      )}
      {snippet && (
        <p className={styles.snippet}>
          <Marked value={snippet} />
        </p>
      )}
    </li>
  );
}
