import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import CommitCalendar from '../../components/CommitCalendar';
import PostList from '../../components/PostList';
import '../../css/clusters.css';
import {usePostSummary} from '../../hooks/usePostSummary';
import {groupByYear} from '../../lib/groupBy';
import styles from './styles.module.css';
import {colorTokens, otherTokens, spaceTokens, textTokens} from './tokenNames';

/** List of the color tokens, each with a swatch. */
export function Swatches(): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.swatches)}>
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

interface ScaleProps {
  readonly of: 'text' | 'space';
  /** Text to show in each size; without it, each size is a square. */
  readonly sample?: string;
}

/** List of the text or space tokens, each shown in its size. */
export function Scale({of, sample}: ScaleProps): ReactNode {
  return (
    <ul className="clean-list margin-bottom--lg">
      {(of === 'text' ? textTokens : spaceTokens).map((name) => (
        <li key={name} className={styles.step}>
          <code>{name}</code>
          <span
            className={sample ? styles.sample : styles.bar}
            style={{'--size': `var(--site-${name})`} as CSSProperties}>
            {sample}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Names of the tokens that are neither colors nor sizes. */
export function OtherTokens(): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.inline)}>
      {otherTokens.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** Shows its children in both color modes, side by side. */
export function BothModes({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.modes}>
      {['dark', 'light'].map((mode) => (
        <div key={mode} className={styles.mode} data-theme={mode}>
          {children}
        </div>
      ))}
    </div>
  );
}

/** The latest two posts as a list, and the latest posts of the newest year as a calendar. */
export function LatestPosts({label}: {readonly label: string}): ReactNode {
  const {latest} = usePostSummary();
  const newestYear = groupByYear(latest)[0]?.items ?? [];
  return (
    <>
      <PostList posts={latest.slice(0, 2)} headingLevel="h3" />
      <CommitCalendar posts={newestYear} label={label} />
    </>
  );
}
