// Wrap of @docusaurus/theme-classic 3.10: such a page has its title inside its layout.
import {Breadcrumbs} from '@site/src/components/StructuredData';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import type {ReactNode} from 'react';

export default function MDXPageWrapper(props: Props): ReactNode {
  const {title, permalink} = props.content.metadata;
  return (
    <>
      <MDXPage {...props} />
      {title && <Breadcrumbs path={[{name: title, permalink}]} />}
    </>
  );
}
