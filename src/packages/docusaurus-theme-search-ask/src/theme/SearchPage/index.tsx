import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {searchLabel, SearchResults} from 'docusaurus-theme-search-ask/client';
import type {ReactNode} from 'react';

export default function SearchPage(): ReactNode {
  return (
    <Layout title={searchLabel()}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{searchLabel()}</Heading>
        <SearchResults />
      </main>
    </Layout>
  );
}
