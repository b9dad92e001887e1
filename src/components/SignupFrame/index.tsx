import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The provider's signup page: it may run its form, and nothing of this site. */
export default function SignupFrame({address}: {readonly address: string}): ReactNode {
  return (
    <iframe
      className={styles.frame}
      src={address}
      title="Newsletter signup"
      loading="lazy"
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
