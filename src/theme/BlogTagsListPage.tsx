// Wrap of @docusaurus/theme-classic 3.10: the page says in a description what it lists.
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NoTags from '@site/src/features/blog-lists/NoTags';
import BlogTrail from '@site/src/features/structured-data/BlogTrail';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  const trail = <BlogTrail below={[{name: 'Tags', permalink: useBaseUrl('/blog/tags')}]} />;
  const {length} = props.tags;
  if (length === 0) {
    return (
      <>
        <NoTags />
        {trail}
      </>
    );
  }
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        description={
          length === 1 ? 'The tag of the blog.' : `All ${length} tags of the blog, from A to Z.`
        }
      />
      {trail}
    </>
  );
}
