// Wrap of @docusaurus/theme-classic 3.10: on posts the contents stand outside every landmark.
import {useActiveEntryInView} from '@site/src/hooks/useActiveEntryInView';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import styles from './styles.module.css';

/** A landmark that shows its active entry; its box is left to the theme's, which is sticky. */
export default function TocWrapper(props: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useActiveEntryInView(ref);
  return (
    <nav ref={ref} aria-label="On this page" className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
