// Eject of @docusaurus/theme-classic 3.10: the list says who writes and shows the latest posts.
import useBaseUrl from '@docusaurus/useBaseUrl';
import AuthorIndex from '@site/src/features/blog-lists/AuthorIndex';
import {BlogTrail} from '@site/src/features/structured-data/Trail';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <AuthorIndex {...props} />
      <BlogTrail below={[{name: 'Authors', permalink: useBaseUrl('/blog/authors')}]} />
    </>
  );
}
