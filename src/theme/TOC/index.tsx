// Wraps @docusaurus/theme-classic 3.10: adds a landmark, which posts lack.
import {translate} from '@docusaurus/Translate';
import {useActiveEntryInView} from '@site/src/hooks/useActiveEntryInView';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import styles from './styles.module.css';

/**
 * Table of contents in a landmark, which scrolls to keep the active link in view. The landmark is
 * `display: contents`, so that the table of contents stays sticky.
 */
export default function TocWrapper(props: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useActiveEntryInView(ref);
  return (
    <nav
      ref={ref}
      // The theme's own text, so that it is translated.
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'The label used by the button on the collapsible TOC component',
      })}
      className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
