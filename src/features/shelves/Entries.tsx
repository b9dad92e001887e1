import Translate, {translate} from '@docusaurus/Translate';
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
  /** @default 'public' */
  readonly show?: 'public' | 'examples' | undefined;
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
    return show === 'examples' ? null : (
      <EmptyState>
        <Translate id="site.shelf.empty" description="Shown on an empty page of a section">
          Nothing is listed here yet.
        </Translate>
      </EmptyState>
    );
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
                    <Badge>
                      <Translate id="site.shelf.example" description="Badge of a made-up entry">
                        Example
                      </Translate>
                    </Badge>
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
  return show !== 'examples' ? (
    list
  ) : (
    <div data-search-skip="">
      <Fold
        title={translate({
          id: 'site.shelf.examples',
          message: 'Example entries',
          description: 'Opens the made-up entries of a page',
        })}>
        <p>
          <Translate id="site.shelf.madeUp" description="Above the made-up entries of a page">
            These entries are made up.
          </Translate>
        </p>
        {list}
      </Fold>
    </div>
  );
}
