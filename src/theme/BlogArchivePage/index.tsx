// Eject of @docusaurus/theme-classic 3.10: years with their calendar, from light rows.
import useBaseUrl from '@docusaurus/useBaseUrl';
import Archive from '@site/src/features/blog-lists/Archive';
import {BlogTrail} from '@site/src/features/structured-data/Trail';
import type {ComponentProps, ReactNode} from 'react';

export default function BlogArchivePage(props: ComponentProps<typeof Archive>): ReactNode {
  return (
    <>
      <Archive {...props} />
      <BlogTrail below={[{name: 'Archive', permalink: useBaseUrl('/blog/archive')}]} />
    </>
  );
}
