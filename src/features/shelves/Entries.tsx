import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Badge from '../../components/Badge';
import EmptyState from '../../components/EmptyState';
import Fold from '../../components/Fold';
import styles from './entries.module.css';

interface BaseEntry {
  readonly id: string;
  readonly example?: true;
}

interface Props<Entry extends BaseEntry> {
  readonly entries: readonly Entry[];
  /** `public` shows the real entries, `examples` the made-up ones. @default 'public' */
  readonly show?: 'public' | 'examples' | undefined;
  readonly render: (entry: Entry) => {
    /** A date or a period. */
    readonly when: ReactNode;
    readonly title: ReactNode;
    /** Names of people, organizations or places, below the title. */
    readonly credit: string;
    /** Text below the credit line. */
    readonly text: ReactNode;
  };
}

/** List of dated entries on the page of a section. Examples are folded and marked as such. */
export default function Entries<Entry extends BaseEntry>(props: Props<Entry>): ReactNode {
  const {entries, show, render} = props;
  const areExamples = show === 'examples';
  const shownEntries = entries.filter(({example = false}) => example === areExamples);
  if (shownEntries.length === 0) {
    return areExamples ? null : (
      <EmptyState>
        <Translate id="site.shelf.empty" description="Shown on an empty page of a section">
          Nothing is listed here yet.
        </Translate>
      </EmptyState>
    );
  }
  const list = (
    <ul className="site-rows">
      {shownEntries.map((entry) => {
        const {when, title, credit, text} = render(entry);
        return (
          <li key={entry.id} id={entry.id} className={styles.entry} data-search-entry="">
            {when}
            <div>
              <p className={`site-titles ${styles.title}`}>
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
              <p className={`site-meta ${styles.credit}`}>{credit}</p>
              {text}
            </div>
          </li>
        );
      })}
    </ul>
  );
  return areExamples ? (
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
  ) : (
    list
  );
}
