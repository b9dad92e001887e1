import type {ReactNode} from 'react';
import styles from './transcript.module.css';

/** A model's answer as it wrote it, while or where its Markdown cannot be read. */
export default function PlainAnswer({text}: {readonly text: string}): ReactNode {
  return <p className={styles.plain}>{text}</p>;
}
