import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import CopyMarkdown from '@theme/CopyMarkdown';
import {useShowsButton} from 'docusaurus-plugin-markdown-pages/client';
import type {ReactNode} from 'react';

/** Puts the button beside the breadcrumbs of a doc. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  return useShowsButton('doc') ? (
    <div className="copy-markdown__row">
      <DocBreadcrumbs />
      <CopyMarkdown />
    </div>
  ) : (
    <DocBreadcrumbs />
  );
}
