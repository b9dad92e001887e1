import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {beliefs} from '../../data/beliefs';
import styles from './styles.module.css';

export default function Beliefs(): ReactNode {
  if (beliefs.length === 0) {
    return null;
  }
  return (
    <section aria-label="What I believe" className={styles.section}>
      <Heading as="h2" id="beliefs">
        What I believe
      </Heading>
      <ul className={styles.beliefs}>
        {beliefs.map(({title, text}) => (
          <li key={title} className={styles.belief}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
