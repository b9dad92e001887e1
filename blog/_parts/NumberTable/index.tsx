import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface NumberRow {
  readonly name: string;
  readonly cells: readonly string[];
  readonly kind?: 'plain' | 'total' | 'marked';
}

interface Props {
  readonly caption: string;
  /** Headers of all columns, including the first one, which has the row names. */
  readonly columns: readonly string[];
  readonly rows: readonly NumberRow[];
}

/** Table of numbers in named rows. */
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
            <tr key={name} className={styles[kind]}>
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
