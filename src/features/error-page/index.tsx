import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import Button from '../../components/Button';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** What happened, and what helps. */
  readonly children: ReactNode;
  /** What the button says, and does. */
  readonly action: string;
  readonly onAction: () => void;
  /** What the browser says of it. */
  readonly details?: ReactNode;
}

/** What stands in the place of a page that could not be shown. */
export default function ErrorPage({title, children, action, onAction, details}: Props): ReactNode {
  return (
    <main className={`container ${styles.page}`}>
      <div role="alert">
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <p>{children}</p>
        {details && <div className={styles.details}>{details}</div>}
      </div>
      <p className={styles.actions}>
        <Button primary onClick={onAction}>
          {action}
        </Button>
        <SiteLink to="/">Home</SiteLink>
      </p>
    </main>
  );
}
