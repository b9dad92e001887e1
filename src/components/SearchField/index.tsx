import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useFieldManners} from './useFieldManners';

/** Teaches the local search theme's field two manners; its box is left to the theme. */
export default function SearchField({children}: {readonly children: ReactNode}): ReactNode {
  const ref = useFieldManners();
  return (
    <div ref={ref} className={styles.field}>
      {children}
    </div>
  );
}
