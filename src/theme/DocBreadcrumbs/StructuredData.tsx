// Eject of @docusaurus/theme-classic 3.10: the path begins at home.
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import {Breadcrumbs} from '../../components/StructuredData';

/** The breadcrumbs of a section page. A group of pages without a page of its own has no place in them. */
export default function SectionBreadcrumbs(props: {
  readonly breadcrumbs: readonly PropSidebarBreadcrumbsItem[];
}): ReactNode {
  const path = props.breadcrumbs.flatMap(({label, href}) =>
    href ? [{name: label, permalink: href}] : [],
  );
  return <Breadcrumbs path={path} />;
}
