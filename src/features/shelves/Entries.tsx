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
  /** Shows either the public entries or the made-up examples. */
  readonly show: 'public' | 'examples';
  readonly draw: (entry: Own) => {
    /** A date or a period. */
    readonly when: ReactNode;
    readonly title: ReactNode;
    readonly credit: string;
    /** Text below the credit line. */
    readonly text: ReactNode;
  };
}

/** Dated entries of a section page. Examples are folded and marked as such. */
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
        <p>These entries are made up.</p>
        {list}
      </Fold>
    </div>
  );
}
