import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import type {Crumb} from '../../lib/structured-data/breadcrumbs';
import {breadcrumbs} from '../../lib/structured-data/breadcrumbs';
import JsonLd from './JsonLd';

/** The way from home to the page that is open, which is the last of the trail. */
export default function Trail({trail}: {readonly trail: readonly Crumb[]}): ReactNode {
  return <JsonLd things={[breadcrumbs(useOwner(), trail)]} />;
}

/** The way to a list of the blog: what of it lies below the blog's own page. */
export function BlogTrail({below}: {readonly below: readonly Crumb[]}): ReactNode {
  const blog = {name: 'Blog', permalink: useBaseUrl('/blog')};
  return <Trail trail={[blog, ...below]} />;
}

/** The trail of a section page. A group of pages without a page of its own has no place in it. */
export function SectionTrail(props: {
  readonly breadcrumbs: readonly PropSidebarBreadcrumbsItem[];
}): ReactNode {
  const trail = props.breadcrumbs.flatMap(({label, href}) =>
    href ? [{name: label, permalink: href}] : [],
  );
  return <Trail trail={trail} />;
}
