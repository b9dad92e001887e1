import summary from '@generated/docusaurus-plugin-content-blog/default/summary.json';
import tokens from '@generated/design-tokens/default/tokens.json';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import CommitCalendar from '../../components/CommitCalendar';
import PostList from '../../components/PostList';
import '../../css/clusters.css';
import {groupByYear} from '../../lib/groupBy';
import styles from './styles.module.css';

export function Swatches(): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.swatches)}>
      {tokens.colors.map((name) => (
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

export function Scale({of, sample}: ScaleProps): ReactNode {
  return (
    <ul className="clean-list margin-bottom--lg">
      {tokens[of].map((name) => (
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

/** Names of the tokens that are not colors, text sizes or spaces. */
export function OtherTokens(): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.inline)}>
      {tokens.others.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

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

/** The latest two posts as a list, and the latest posts of the most recent year as a calendar. */
export function LatestPosts({label}: {readonly label: string}): ReactNode {
  const newestYear = groupByYear(summary.latest)[0]?.items ?? [];
  return (
    <>
      <PostList posts={summary.latest.slice(0, 2)} />
      <CommitCalendar posts={newestYear} label={label} />
    </>
  );
}
