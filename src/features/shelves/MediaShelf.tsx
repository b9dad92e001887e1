import type {ReactNode} from 'react';
import Badge from '../../components/Badge';
import EmptyState from '../../components/EmptyState';
import type {ArticleEntry, MediaEntry} from '../../data/types';
import {formatDate} from '../../lib/formatDate';
import Examples from './Examples';
import styles from './media.module.css';
import VideoEmbed from './VideoEmbed';

export interface ShelfProps {
  /** Public entries, or the ones that show a fork what to put there. */
  readonly show: 'public' | 'examples';
}

interface Props extends ShelfProps {
  readonly entries: readonly (MediaEntry | ArticleEntry)[];
}

export default function MediaShelf({entries, show}: Props): ReactNode {
  const shown = entries.filter((entry) => (entry.example ?? false) === (show === 'examples'));
  if (shown.length === 0) {
    return show === 'examples' ? null : <EmptyState>Nothing is listed here yet.</EmptyState>;
  }
  const list = (
    <ul className={styles.list}>
      {shown.map((entry) => (
        <li key={entry.id} id={entry.id} className={styles.entry}>
          <time className={styles.date} dateTime={entry.date}>
            {formatDate(entry.date)}
          </time>
          <div>
            <p className={styles.title}>
              <a href={entry.url} target="_blank" rel="noopener noreferrer">
                {entry.title}
              </a>
              {entry.example && (
                <>
                  {' '}
                  <Badge>Example</Badge>
                </>
              )}
            </p>
            <p className={styles.credit}>
              {[entry.people.join(', '), entry.place].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.note}>{entry.note}</p>
            {'video' in entry && entry.video && (
              <VideoEmbed title={entry.title} video={entry.video} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
  return show === 'examples' ? <Examples>{list}</Examples> : list;
}
