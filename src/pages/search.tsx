import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import SearchPage from '../features/search/page/SearchPage';

export default function SearchRoute(): ReactNode {
  return (
    <Layout title="Search" description="Search the posts, books, media and pages of this site.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchPage />
    </Layout>
  );
}
