import DocItem from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';
import {MarkdownPage} from 'docusaurus-plugin-markdown-pages/client';
import type {ReactNode} from 'react';

/** Links a doc to its Markdown version. */
export default function DocItemWrapper(props: Props): ReactNode {
  return (
    <MarkdownPage kind="doc" metadata={props.content.metadata}>
      <DocItem {...props} />
    </MarkdownPage>
  );
}
