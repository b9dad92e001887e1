import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId} from 'react';
import {formatNumber} from '../../components/formats';
import styles from './filter.module.css';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  /** Number of matches, such as "5 of 140"; empty without a filter. */
  readonly count: string;
  readonly onChange: (query: string) => void;
}

/** Returns a text such as "5 of 140". */
export function matchCount(count: number, total: number): string {
  return translate(
    {
      id: 'site.filter.count',
      message: '{count} of {total}',
      description: 'Number of matches of a filter',
    },
    {count: formatNumber(count), total: formatNumber(total)},
  );
}

/** Text field that filters the list below it. */
export default function FilterBox(props: Props): ReactNode {
  const {label, placeholder, query, count, onChange} = props;
  const id = useId();
  return (
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
        {count}
      </output>
    </search>
  );
}
