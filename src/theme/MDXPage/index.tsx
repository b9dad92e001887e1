// Wraps @docusaurus/theme-classic 3.10: adds breadcrumbs, and gives the text the style of posts.
import {Breadcrumbs} from '@site/src/components/StructuredData';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import type {ReactNode} from 'react';
import {useMemo} from 'react';

type Content = Props['content'];

/** Wraps the content of a page in the element that the theme uses for posts and docs. */
function withPostStyle(Page: Content): Content {
  const StyledPage = (): ReactNode => (
    <div className="markdown">
      <Page />
    </div>
  );
  return Object.assign(StyledPage, Page);
}

export default function MDXPageWrapper(props: Props): ReactNode {
  const {title, permalink} = props.content.metadata;
  return (
    <>
      <MDXPage {...props} content={useMemo(() => withPostStyle(props.content), [props.content])} />
      {title && <Breadcrumbs path={[{name: title, permalink}]} />}
    </>
  );
}
