import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import Button from '../../components/Button';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Explains what happened and how to proceed. */
  readonly children: ReactNode;
  /** Label of the button. */
  readonly action: string;
  readonly onAction: () => void;
  /** Messages of the error and of its causes. */
  readonly details?: ReactNode;
}

/** Page that is shown in place of a page that crashed or failed to load. */
export default function ErrorPage({title, children, action, onAction, details}: Props): ReactNode {
  return (
    <main className={`container site-page ${styles.page}`}>
      <div role="alert">
        <Heading as="h1">{title}</Heading>
        <p>{children}</p>
        {details && <div className={styles.details}>{details}</div>}
      </div>
      <p className={styles.actions}>
        <Button primary onClick={onAction}>
          {action}
        </Button>
        <SiteLink to="/">
          <Translate id="site.error.home" description="Link on an error page">
            Home
          </Translate>
        </SiteLink>
      </p>
    </main>
  );
}
