import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import styles from './styles.module.css';
import {otherTokens, spaceTokens, textTokens} from './tokenNames';

function size(name: string): CSSProperties {
  return {'--size': `var(--site-${name})`} as CSSProperties;
}

export default function Scales(): ReactNode {
  const {siteTitle} = useOwner();
  return (
    <>
      <Heading as="h2" id="type">
        Type
      </Heading>
      <ul className={styles.scale}>
        {textTokens.map((name) => (
          <li key={name} className={styles.step}>
            <code>{name}</code>
            <span className={styles.sample} style={size(name)}>
              {siteTitle}
            </span>
          </li>
        ))}
      </ul>
      <Heading as="h2" id="space">
        Space
      </Heading>
      <ul className={styles.scale}>
        {spaceTokens.map((name) => (
          <li key={name} className={styles.step}>
            <code>{name}</code>
            <span className={styles.bar} style={size(name)} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <Heading as="h2" id="other">
        Faces, corners, motion, layers
      </Heading>
      <ul className={styles.names}>
        {otherTokens.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
