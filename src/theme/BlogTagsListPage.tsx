// Eject of @docusaurus/theme-classic 3.10: tags can be narrowed by typing, and the strongest come first.
import {PageMetadata, translateTagsPageTitle} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import TagIndex from '@site/src/features/blog-lists/TagIndex';
import BlogTrail from '@site/src/features/structured-data/BlogTrail';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title={translateTagsPageTitle()}
        description={`All ${props.tags.length} tags of the blog, from A to Z.`}
      />
      <TagIndex {...props} />
      <BlogTrail below={[{name: 'Tags', permalink: useBaseUrl('/blog/tags')}]} />
    </>
  );
}
