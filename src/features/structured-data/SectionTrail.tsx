import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import {Trail} from '../../components/StructuredData';

/** The trail of a section page. A group of pages without a page of its own has no place in it. */
export default function SectionTrail(props: {
  readonly breadcrumbs: readonly PropSidebarBreadcrumbsItem[];
}): ReactNode {
  const trail = props.breadcrumbs.flatMap(({label, href}) =>
    href ? [{name: label, permalink: href}] : [],
  );
  return <Trail trail={trail} />;
}
