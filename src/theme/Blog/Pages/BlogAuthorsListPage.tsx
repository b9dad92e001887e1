// Wrap of @docusaurus/theme-classic 3.10: the page says in a description what it lists.
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogTrail from '@site/src/features/structured-data/BlogTrail';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="Who writes the blog, with a page of posts for each author." />
      <BlogTrail below={[{name: 'Authors', permalink: useBaseUrl('/blog/authors')}]} />
    </>
  );
}
