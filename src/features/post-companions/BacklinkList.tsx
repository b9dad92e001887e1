import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Backlink} from '../../lib/content-index/types';
import styles from './styles.module.css';

/** Pages that link here, each with the sentence that does; the title leads to its heading. */
export default function BacklinkList({links}: {readonly links: readonly Backlink[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map(({title, permalink, anchor, sentence}) => (
        <li key={`${permalink}#${anchor} ${sentence}`}>
          <Link to={anchor ? `${permalink}#${anchor}` : permalink} className={styles.link}>
            {title}
          </Link>
          <blockquote className={styles.sentence}>{sentence}</blockquote>
        </li>
      ))}
    </ul>
  );
}
