import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import styles from './styles.module.css';

const SUGGESTIONS = [
  {to: '/blog', label: 'All posts', note: 'newest first, with a filter'},
  {to: '/blog/archive', label: 'The archive', note: 'a calendar of every post'},
  {to: '/blog/tags', label: 'Tags', note: 'from A to Z'},
  {to: '/search', label: 'Search', note: 'posts, books, media and pages'},
  {to: '/', label: 'Home', note: 'the front page'},
];

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is nothing at this address. The page may have moved, or the link you followed may have
        a typo.
      </p>
      <ul className={styles.list}>
        {SUGGESTIONS.map(({to, label, note}) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink> <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
