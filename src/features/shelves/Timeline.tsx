import type {ReactNode} from 'react';
import Badge from '../../components/Badge';
import EmptyState from '../../components/EmptyState';
import type {TimelineEntry} from '../../data/types';
import type {ShelfProps} from './MediaShelf';
import Examples from './Examples';
import styles from './timeline.module.css';

interface Props extends ShelfProps {
  readonly entries: readonly TimelineEntry[];
}

function span({start, end}: TimelineEntry): string {
  return start === end ? start : `${start} – ${end ?? 'today'}`;
}

/** Stations of a working life, as on a printed resume. */
export default function Timeline({entries, show}: Props): ReactNode {
  const shown = entries.filter((entry) => (entry.example ?? false) === (show === 'examples'));
  if (shown.length === 0) {
    return show === 'examples' ? null : <EmptyState>Nothing is listed here yet.</EmptyState>;
  }
  const list = (
    <ol className={styles.timeline}>
      {shown.map((entry) => (
        <li key={entry.id} id={entry.id} className={styles.entry}>
          <p className={styles.span}>{span(entry)}</p>
          <div>
            <p className={styles.title}>
              {entry.url && !entry.example ? <a href={entry.url}>{entry.title}</a> : entry.title}
              {entry.example && (
                <>
                  {' '}
                  <Badge>Example</Badge>
                </>
              )}
            </p>
            <p className={styles.place}>
              {entry.organization} · {entry.place}
            </p>
            <ul className={styles.points}>
              {entry.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
  return show === 'examples' ? <Examples>{list}</Examples> : list;
}
