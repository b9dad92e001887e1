import {readOwner} from '../../src/config/readOwner';

/** The full public address of a path, as feeds and copied links must carry it. */
export function siteAddress(pathname: string): string {
  const {url, baseUrl} = readOwner();
  return `${url}${baseUrl}${pathname.replace(/^\//, '')}`;
}
