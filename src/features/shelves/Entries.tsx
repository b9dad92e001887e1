import type {ReactNode} from 'react';
import Badge from '../../components/Badge';
import EmptyState from '../../components/EmptyState';
import Fold from '../../components/Fold';
import styles from './entries.module.css';

interface Entry {
  readonly id: string;
  readonly example?: true;
}

interface Props<Own extends Entry> {
  readonly entries: readonly Own[];
  /** Public entries, or made-up examples of the form. */
  readonly show: 'public' | 'examples';
  readonly draw: (entry: Own) => {
    /** A day or a span of time. */
    readonly when: ReactNode;
    readonly title: ReactNode;
    readonly credit: string;
    /** What stands below. */
    readonly text: ReactNode;
  };
}

/** Dated entries of a section page. Examples are behind a press, under a line that says so. */
export default function Entries<Own extends Entry>({entries, show, draw}: Props<Own>): ReactNode {
  const shown = entries.filter(({example = false}) => example === (show === 'examples'));
  if (shown.length === 0) {
    return show === 'examples' ? null : <EmptyState>Nothing is listed here yet.</EmptyState>;
  }
  const list = (
    <ul className={styles.list}>
      {shown.map((entry) => {
        const {when, title, credit, text} = draw(entry);
        return (
          <li key={entry.id} id={entry.id} className={styles.entry} data-search-entry="">
            {when}
            <div>
              <p className={styles.title}>
                {title}
                {entry.example && (
                  <>
                    {' '}
                    <Badge>Example</Badge>
                  </>
                )}
              </p>
              <p className={styles.credit}>{credit}</p>
              {text}
            </div>
          </li>
        );
      })}
    </ul>
  );
  return show === 'public' ? (
    list
  ) : (
    <div data-search-skip="">
      <Fold title="Example entries">
        <p>These entries are made up. None of them happened.</p>
        {list}
      </Fold>
    </div>
  );
}
