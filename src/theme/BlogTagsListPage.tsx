// Eject of @docusaurus/theme-classic 3.10: tags can be narrowed by typing, and the strongest come first.
import useBaseUrl from '@docusaurus/useBaseUrl';
import TagIndex from '@site/src/features/blog-lists/TagIndex';
import {BlogTrail} from '@site/src/features/structured-data/Trail';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <TagIndex {...props} />
      <BlogTrail below={[{name: 'Tags', permalink: useBaseUrl('/blog/tags')}]} />
    </>
  );
}
