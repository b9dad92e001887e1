import type {ReactNode} from 'react';
import {WHOLE_VIEW} from '../../lib/graph-view/wholeView';
import styles from './styles.module.css';
import type {ChangeView} from './useGraphView';

export default function Empty({change}: {readonly change: ChangeView}): ReactNode {
  return (
    <div className={styles.empty}>
      <p>No posts match all of these filters. Remove some to see more.</p>
      <button type="button" onClick={() => change(WHOLE_VIEW)}>
        Reset
      </button>
    </div>
  );
}
