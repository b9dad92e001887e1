import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import CopyMarkdown from '@theme/CopyMarkdown';
import {
  MarkdownPage,
  useDocMetadata,
  useMarkdownPage,
  useShowsButton,
} from 'docusaurus-plugin-markdown-pages/client';
import type {ReactNode} from 'react';

function Breadcrumbs(): ReactNode {
  return useShowsButton('doc') ? (
    <div className="copy-markdown__row">
      <DocBreadcrumbs />
      <CopyMarkdown />
    </div>
  ) : (
    <DocBreadcrumbs />
  );
}

/**
 * Puts the "Copy as Markdown" button beside the breadcrumbs of a doc. If the site shows docs with a component
 * other than `DocItem` (option `docItemComponent`), also links the doc to its Markdown version.
 */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const metadata = useDocMetadata();
  const isLinked = useMarkdownPage() !== undefined;
  return metadata && !isLinked ? (
    <MarkdownPage kind="doc" metadata={metadata}>
      <Breadcrumbs />
    </MarkdownPage>
  ) : (
    <Breadcrumbs />
  );
}
