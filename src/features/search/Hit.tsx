import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {highlightWords} from '../../lib/highlightWords';
import type {SearchHit} from './searchHits';
import styles from './styles.module.css';

function Highlighted({
  text,
  words,
}: {
  readonly text: string;
  readonly words: readonly string[];
}): ReactNode {
  return highlightWords(text, words).map((part, index) =>
    part.found ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

export default function Hit({hit}: {readonly hit: SearchHit}): ReactNode {
  return (
    <li className={styles.hit}>
      <h2 className={styles.title}>
        <Link to={hit.url}>
          <Highlighted text={hit.title} words={hit.words} />
        </Link>
      </h2>
      {hit.page && <p className={styles.page}>{hit.page}</p>}
      {hit.snippet && (
        <p className={styles.snippet}>
          <Highlighted text={hit.snippet} words={hit.words} />
        </p>
      )}
    </li>
  );
}
