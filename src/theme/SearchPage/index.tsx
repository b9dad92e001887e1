// Eject of @easyops-cn/docusaurus-search-local 0.55: a main landmark, a server-rendered shell and
// snippets as text; the original has neither and sets the page's markup from strings.
import SearchPage from '@site/src/features/search/page/SearchPage';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function SearchPageLayout(): ReactNode {
  return (
    <Layout title="Search" description="Search the posts, books, media and pages of this site.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchPage />
    </Layout>
  );
}
