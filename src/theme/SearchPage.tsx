// Wrap of docusaurus-theme-search-ask 0.1: the site's header and notes, unless the owner file asks
// for the page of another theme.
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageHeader from '@site/src/components/PageHeader';
import SiteLink from '@site/src/components/SiteLink';
import StockPage from '@theme-original/SearchPage';
import Layout from '@theme/Layout';
import {SearchResults} from 'docusaurus-theme-search-ask/client';
import type {ReactNode} from 'react';

const ARCHIVE = (
  <>
    <SiteLink to="/blog/archive">The archive</SiteLink> lists every post without it.
  </>
);

export default function SearchPage(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {kind} = customFields?.['search'] as {readonly kind: string};
  return kind === 'easyops' ? (
    <StockPage />
  ) : (
    <Layout title="Search" description="Search the posts, books, media and pages of this site.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <PageHeader kicker="Everything on this site" title="Search" />
        <SearchResults noScript={ARCHIVE} />
      </main>
    </Layout>
  );
}
