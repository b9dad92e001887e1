// Wrap of @docusaurus/theme-classic 3.10: the page says in a description what it lists.
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogTrail from '@site/src/features/structured-data/BlogTrail';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={`All ${props.tags.length} tags of the blog, from A to Z.`} />
      <BlogTrail below={[{name: 'Tags', permalink: useBaseUrl('/blog/tags')}]} />
    </>
  );
}
