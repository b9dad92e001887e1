import type {ReactNode} from 'react';
import styles from './settings.module.css';
import {useBuiltIn} from './useBuiltIn';

/** Whether the browser's model is ready, and the way to get it there. */
export default function BuiltInStatus(): ReactNode {
  const {state, download, cancel} = useBuiltIn();
  return (
    <div className={styles.embedding}>
      <p role="status" className={styles.status} data-status={state.light}>
        <span className={styles.light} aria-hidden="true" />
        <span>{state.text}</span>
      </p>
      {state.share !== undefined && (
        <progress
          className={styles.progress}
          aria-label="Downloading the model"
          value={state.share}
        />
      )}
      {state.canDownload && (
        <button
          type="button"
          className={styles.button}
          onClick={state.share === undefined ? download : cancel}>
          {state.share === undefined ? 'Download the model' : 'Cancel'}
        </button>
      )}
    </div>
  );
}
