import type {BreadcrumbListLeaf} from 'schema-dts';
import type {Owner} from '../owner';
import {siteAddress} from '../siteAddress';

/** A page on the way from home to the page that is open. */
export interface Crumb {
  readonly name: string;
  /** With the base URL. */
  readonly permalink: string;
}

/** The way from home to a page, which is the last of the trail. */
export function breadcrumbs(owner: Owner, trail: readonly Crumb[]): BreadcrumbListLeaf {
  const home = {name: owner.siteTitle, item: siteAddress(owner, '/')};
  const below = trail.map(({name, permalink}) => ({name, item: `${owner.url}${permalink}`}));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...below].map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...crumb,
    })),
  };
}
