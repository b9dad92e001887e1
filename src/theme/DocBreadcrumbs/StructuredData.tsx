// Ejected from @docusaurus/theme-classic 3.10: begins with the home page, as on all other pages.
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import {Breadcrumbs} from '../../components/StructuredData';

/** Breadcrumbs of a section page in schema.org data. Leaves out categories without a page. */
export default function SectionBreadcrumbsData(props: {
  readonly breadcrumbs: readonly PropSidebarBreadcrumbsItem[];
}): ReactNode {
  const path = props.breadcrumbs.flatMap(({label, href}) =>
    href ? [{name: label, permalink: href}] : [],
  );
  return <Breadcrumbs path={path} />;
}
