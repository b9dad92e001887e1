import {readOwner} from '../../src/config/readOwner';
import owner from '../fixtures/site/src/data/owner';

/** Returns the full public address of a path of the fixture site, as in feeds and copied links. */
export function siteAddress(pathname: string): string {
  const {url, baseUrl} = readOwner({}, owner);
  return `${url}${baseUrl}${pathname.replace(/^\//, '')}`;
}
