import type {ReactNode} from 'react';
import styles from './settings.module.css';

/** In place of settings whose code could not be fetched. */
export default function SettingsMissing(): ReactNode {
  return (
    <p role="status" className={styles.loading}>
      These settings could not be loaded. Check your connection and{' '}
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        load the page again
      </button>
      ; the conversation is kept.
    </p>
  );
}
