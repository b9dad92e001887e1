import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {Source} from '../conversation/types';
import styles from './transcript.module.css';

/**
 * `1` after a sentence: a link to the very paragraph. Not a link of the router: only a navigation
 * of the browser's own finds a text fragment.
 */
export default function CitationMark({source}: {readonly source: Source}): ReactNode {
  const {number, title, heading, href} = source;
  return (
    <sup className={styles.mark}>
      <a
        href={useBaseUrl(href)}
        aria-label={`${number}, source: ${heading === null ? title : `${title}, ${heading}`}`}>
        {number}
      </a>
    </sup>
  );
}
