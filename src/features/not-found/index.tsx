import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const WAYS_ON = [
  {to: '/blog', label: 'All posts', note: 'with a box to filter them'},
  {to: '/blog/archive', label: 'The archive', note: 'by year and day'},
  {to: '/blog/tags', label: 'Tags', note: 'from A to Z'},
  {to: '/search', label: 'Search', note: 'everything on the site'},
  {to: '/', label: 'Home', note: 'where it starts'},
];

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      <p className={styles.code} aria-hidden="true">
        fatal: pathspec did not match any page
      </p>
      <Heading as="h1">Page not found</Heading>
      <p>
        Nothing is committed at this address. It may have moved, or the link that led here has a
        slip in it.
      </p>
      <ul className={styles.list}>
        {WAYS_ON.map(({to, label, note}) => (
          <li key={to}>
            <Link to={to}>{label}</Link> <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
