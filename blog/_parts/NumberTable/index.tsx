import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface NumberRow {
  readonly name: string;
  readonly cells: readonly string[];
  readonly kind?: 'plain' | 'total' | 'marked';
}

interface Props {
  readonly caption: string;
  /** The heads of all columns, the first one of the names. */
  readonly columns: readonly string[];
  readonly rows: readonly NumberRow[];
}

/** Rows of numbers with a name each, in tabular figures. */
export default function NumberTable({caption, columns, rows}: Props): ReactNode {
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({name, cells, kind = 'plain'}) => (
            <tr key={name} className={clsx(styles[kind])}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
