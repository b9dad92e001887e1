import MDXPage from '@theme-init/MDXPage';
import type {Props} from '@theme/MDXPage';
import {MarkdownPage} from 'docusaurus-plugin-markdown-pages/client';
import type {ReactNode} from 'react';

/** Links a Markdown page to its Markdown version. */
export default function MDXPageWrapper(props: Props): ReactNode {
  return (
    <MarkdownPage kind="page" metadata={props.content.metadata}>
      <MDXPage {...props} />
    </MarkdownPage>
  );
}
