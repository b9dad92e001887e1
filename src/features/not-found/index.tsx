import Translate, {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import SiteLink from '../../components/SiteLink';
import styles from './styles.module.css';

const SUGGESTIONS = [
  [
    '/blog',
    translate({
      id: 'site.notFound.posts',
      message: 'All posts',
      description: 'Link on the not-found page',
    }),
    translate({
      id: 'site.notFound.postsNote',
      message: 'newest first, with a filter',
      description: 'Beside a link on the not-found page',
    }),
  ],
  [
    '/blog/archive',
    translate({
      id: 'site.notFound.archive',
      message: 'The archive',
      description: 'Link on the not-found page',
    }),
    translate({
      id: 'site.notFound.archiveNote',
      message: 'a calendar of every post',
      description: 'Beside a link on the not-found page',
    }),
  ],
  [
    '/blog/tags',
    translate({
      id: 'site.notFound.tags',
      message: 'Tags',
      description: 'Link on the not-found page',
    }),
    translate({
      id: 'site.notFound.tagsNote',
      message: 'from A to Z',
      description: 'Beside a link on the not-found page',
    }),
  ],
  [
    '/search',
    translate({
      id: 'site.notFound.search',
      message: 'Search',
      description: 'Link on the not-found page',
    }),
    translate({
      id: 'site.notFound.searchNote',
      message: 'posts, books, media and pages',
      description: 'Beside a link on the not-found page',
    }),
  ],
  [
    '/',
    translate({
      id: 'site.notFound.home',
      message: 'Home',
      description: 'Link on the not-found page',
    }),
    translate({
      id: 'site.notFound.homeNote',
      message: 'the front page',
      description: 'Beside a link on the not-found page',
    }),
  ],
] as const;

export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'site.notFound.title',
    message: 'Page not found',
    description: 'Title of the not-found page',
  });
  return (
    <main className={clsx('container site-page', styles.page, className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageHeader kicker={<span aria-hidden="true">404</span>} title={title}>
        <p>
          <Translate id="site.notFound.text" description="Text of the not-found page">
            There is nothing at this address. The page may have moved, or the link you followed may
            have a typo.
          </Translate>
        </p>
      </PageHeader>
      <ul className="site-rows site-underlined">
        {SUGGESTIONS.map(([to, label, note]) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink> <span className="site-note">{note}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
