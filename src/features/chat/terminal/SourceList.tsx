import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {Source} from '../conversation/types';
import styles from './transcript.module.css';

/** Where an answer comes from, each a link to the very paragraph. */
export default function SourceList({sources}: {readonly sources: readonly Source[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  if (sources.length === 0) {
    return null;
  }
  return (
    <div className={styles.list} role="group" aria-label="Sources">
      <p className={styles.label}>Sources</p>
      <ol>
        {sources.map(({number, title, heading, href}) => (
          <li key={number} value={number}>
            <a href={withBaseUrl(href)}>
              {title}
              {heading !== null && <span className={styles.heading}>{` › ${heading}`}</span>}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
