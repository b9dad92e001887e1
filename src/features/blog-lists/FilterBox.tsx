import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId} from 'react';
import Button from '../../components/Button';
import EmptyState from '../../components/EmptyState';
import {formatNumber} from '../../components/formats';
import styles from './filter.module.css';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Number of matches; undefined without a filter. */
  readonly count: number | undefined;
  readonly total: number;
  readonly noMatch: string;
  /** Label of the button that removes the filter. */
  readonly showAll: string;
}

/** Field that filters a list, with the number of matches, and a message if nothing matches. */
export default function FilterBox(props: Props): ReactNode {
  const {label, placeholder, query, onChange, count, total, noMatch, showAll} = props;
  const id = useId();
  return (
    <>
      <search className={`needs-scripts ${styles.filter}`}>
        <label htmlFor={id} className="site-meta">
          {label}
        </label>
        <input
          id={id}
          className="site-input"
          type="search"
          value={query}
          maxLength={64}
          autoComplete="off"
          placeholder={placeholder}
          onChange={({target}) => onChange(target.value)}
        />
        <output htmlFor={id} className="site-meta">
          {count !== undefined &&
            translate(
              {
                id: 'site.filter.count',
                message: '{count} of {total}',
                description: 'Number of matches of a filter',
              },
              {count: formatNumber(count), total: formatNumber(total)},
            )}
        </output>
      </search>
      {count === 0 && (
        <EmptyState>
          <p>{noMatch}</p>
          <Button small onClick={() => onChange('')}>
            {showAll}
          </Button>
        </EmptyState>
      )}
    </>
  );
}
