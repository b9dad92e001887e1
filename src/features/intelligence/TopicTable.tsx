import Link from '@docusaurus/Link';
import type {CSSProperties, ReactNode} from 'react';
import type {TopicMatrix} from '../../lib/topicMatrix';
import styles from './styles.module.css';

/** Share of the strongest cell, in whole percent, handed to the style sheet. */
function heat(count: number, peak: number): CSSProperties {
  return {'--heat': `${peak === 0 ? 0 : Math.round((count / peak) * 100)}%`} as CSSProperties;
}

export default function TopicTable({matrix}: {readonly matrix: TopicMatrix}): ReactNode {
  const {years, topics, peak} = matrix;
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className="visually-hidden">Posts by topic and year</caption>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
            <th scope="col">All</th>
            <th scope="col">Often with</th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({tag, counts, total, companion}) => (
            <tr key={tag.permalink}>
              <th scope="row">
                <Link to={tag.permalink}>{tag.label}</Link>
              </th>
              {counts.map((count, index) => (
                <td key={years[index]} className={styles.cell} style={heat(count, peak)}>
                  {count}
                </td>
              ))}
              <td className={styles.total}>{total}</td>
              <td>{companion ? <Link to={companion.permalink}>{companion.label}</Link> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
