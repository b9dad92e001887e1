import type {SiteBase} from '../siteAddress';
import {siteAddress} from '../siteAddress';

/** The name under which the pages' data speak of the site, or of its owner. */
export function entityId(site: SiteBase, entity: 'website' | 'owner'): string {
  return siteAddress(site, `#${entity}`);
}
