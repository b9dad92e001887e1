import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Backlink} from '../../lib/content-index/types';
import {formatDate} from '../../lib/formatDate';
import styles from './styles.module.css';

interface Props {
  readonly links: readonly Backlink[];
  /** Whether each says its day. */
  readonly isDated: boolean;
}

/** Pages that link here, each with the sentence that does; the title leads to its heading. */
export default function BacklinkList({links, isDated}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map(({title, permalink, date, anchor, sentence}) => (
        <li key={`${permalink}#${anchor} ${sentence}`}>
          {isDated && date && (
            <time dateTime={date} className={styles.day}>
              {formatDate(date)}
            </time>
          )}
          <Link to={anchor ? `${permalink}#${anchor}` : permalink} className={styles.link}>
            {title}
          </Link>
          <blockquote className={styles.sentence}>{sentence}</blockquote>
        </li>
      ))}
    </ul>
  );
}
