import Info from '@theme-init/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import CopyMarkdown from '@theme/CopyMarkdown';
import {useShowsButton} from 'docusaurus-plugin-markdown-pages/client';
import type {ReactNode} from 'react';

/** Puts the "Copy as Markdown" button beside the date of a post. */
export default function InfoWrapper(props: Props): ReactNode {
  return useShowsButton('post') ? (
    <div className="copy-markdown__row">
      <Info {...props} />
      <CopyMarkdown />
    </div>
  ) : (
    <Info {...props} />
  );
}
