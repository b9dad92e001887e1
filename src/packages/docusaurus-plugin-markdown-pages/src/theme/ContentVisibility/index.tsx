import ContentVisibility from '@theme-init/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import CopyMarkdown from '@theme/CopyMarkdown';
import {useShowsButton} from 'docusaurus-plugin-markdown-pages/client';
import type {ReactNode} from 'react';

/**
 * Puts the "Copy as Markdown" button beside the title of a Markdown page: this is the only component
 * that `MDXPage` renders there.
 */
export default function ContentVisibilityWrapper(props: Props): ReactNode {
  return (
    <>
      <ContentVisibility {...props} />
      {useShowsButton('page') && <CopyMarkdown className="copy-markdown--float" />}
    </>
  );
}
