import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The provider's signup page: it may run its form, and nothing of this site. A provider that refuses
 * to be framed leaves the frame empty without a word to the page, so a link stands below it.
 */
export default function SignupFrame({address}: {readonly address: string}): ReactNode {
  return (
    <>
      <iframe
        className={styles.frame}
        src={address}
        title="Newsletter signup"
        loading="lazy"
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={styles.way}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          Open the signup page in a new tab
        </a>
      </p>
    </>
  );
}
