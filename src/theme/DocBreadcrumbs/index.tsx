// Wraps @docusaurus/theme-classic 3.10: section names link to their sections.
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

export default function SectionBreadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const {withBaseUrl} = useBaseUrlUtils();
  const items = sidebar?.items.map((item) => {
    // Set in `sidebars.ts`.
    const address = item.customProps?.['address'];
    return item.type === 'category' && typeof address === 'string'
      ? {...item, href: withBaseUrl(address, {forcePrependBaseUrl: true})}
      : item;
  });
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
