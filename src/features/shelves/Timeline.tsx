import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {TimelineEntry} from '../../data/types';
import Entries from './Entries';
import styles from './entries.module.css';

interface Props {
  readonly entries: readonly TimelineEntry[];
  /** @default 'public' */
  readonly show?: 'public' | 'examples';
}

const today = translate({
  id: 'site.resume.today',
  message: 'today',
  description: 'End of a period that has not ended',
});

export default function Timeline(props: Props): ReactNode {
  return (
    <Entries
      {...props}
      render={({title, url, example, start, end, organization, place, points}) => ({
        when: (
          <p className={`site-meta ${styles.when}`} data-search-skip="">
            {start === end ? start : `${start} – ${end ?? today}`}
          </p>
        ),
        title: url && !example ? <a href={url}>{title}</a> : title,
        credit: `${organization} · ${place}`,
        text: (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      })}
    />
  );
}
