import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {groupBy} from '../../../lib/groupBy';
import type {SearchHit} from '../../../lib/text-index/searchTypes';
import {parseMarked} from '../parseMarked';
import {useInsights} from '../searchEngine';
import {hitParts} from './hits';
import styles from './styles.module.css';

/** A highlighted value as text and marks; no other markup in it comes through. */
function Marked({value}: {readonly value: string}): ReactNode {
  return parseMarked(value).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

function Hit({hit}: {readonly hit: SearchHit}): ReactNode {
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

/** Hits by section; the section of the best hit first, and in each the best hit first. */
export default function HitGroups({hits}: {readonly hits: readonly SearchHit[]}): ReactNode {
  return [...groupBy(hits, ({hierarchy}) => hierarchy.lvl0)].map(([section, members]) => (
    <section key={section}>
      <h2 className={styles.section}>{section}</h2>
      <ol className={styles.hits}>
        {members.map((hit) => (
          <Hit key={hit.objectID} hit={hit} />
        ))}
      </ol>
    </section>
  ));
}
