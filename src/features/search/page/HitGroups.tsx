import type {ReactNode} from 'react';
import type {SearchHit} from '../../../lib/search/types';
import {groupHits} from './groupHits';
import Hit from './Hit';
import styles from './styles.module.css';

export default function HitGroups({hits}: {readonly hits: readonly SearchHit[]}): ReactNode {
  return groupHits(hits).map((group) => (
    <section key={group.section}>
      <h2 className={styles.section}>{group.section}</h2>
      <ol className={styles.hits}>
        {group.hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} />
        ))}
      </ol>
    </section>
  ));
}
