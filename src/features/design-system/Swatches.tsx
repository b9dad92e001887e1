import type {CSSProperties, ReactNode} from 'react';
import '../../css/clusters.css';
import styles from './styles.module.css';
import {colorTokens} from './tokenNames';

export default function Swatches(): ReactNode {
  return (
    <ul className={styles.swatches}>
      {colorTokens.map((name) => (
        <li key={name} className={styles.swatch}>
          <span
            className={styles.chip}
            style={{'--chip': `var(--site-${name})`} as CSSProperties}
            aria-hidden="true"
          />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
