// Ejected from @docusaurus/theme-classic 3.10: `Breadcrumbs` puts the home page before the path.
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import {Breadcrumbs} from '../../components/StructuredData';

/** Breadcrumbs of a section page. Leaves out categories without a page. */
export default function SectionBreadcrumbs(props: {
  readonly breadcrumbs: readonly PropSidebarBreadcrumbsItem[];
}): ReactNode {
  const path = props.breadcrumbs.flatMap(({label, href}) =>
    href ? [{name: label, permalink: href}] : [],
  );
  return <Breadcrumbs path={path} />;
}
