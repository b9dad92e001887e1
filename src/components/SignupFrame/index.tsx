import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The newsletter provider's signup page, sandboxed. If the provider does not allow framing, the
 * frame stays empty and the page cannot detect it, so there is always a link below it.
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
