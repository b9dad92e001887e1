// Eject of @docusaurus/theme-classic 3.10: tags can be narrowed by typing, and the strongest come first.
import {PageMetadata, translateTagsPageTitle} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NoTags from '@site/src/features/blog-lists/NoTags';
import TagIndex from '@site/src/features/blog-lists/TagIndex';
import BlogTrail from '@site/src/features/structured-data/BlogTrail';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPage(props: Props): ReactNode {
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
      <PageMetadata
        title={translateTagsPageTitle()}
        description={
          length === 1 ? 'The tag of the blog.' : `All ${length} tags of the blog, from A to Z.`
        }
      />
      <TagIndex {...props} />
      {trail}
    </>
  );
}
