import type {Fields} from '../src/read/exportedPost.js';
import {readOldSite} from '../src/oldAddresses/readOldSite.js';

/** A post in the files of an old site, and its expected address there. */
export interface OldAddressCase {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly source: string;
  readonly fields?: Fields;
  readonly date?: string | undefined;
  readonly expected: string | undefined;
}

/** Returns the address that an old site with these files gave a post. */
export function addressIn({files, source, fields = {}, date}: OldAddressCase): string | undefined {
  const [file = '', shared] = source.split('#');
  const exportFile = shared === undefined ? undefined : file;
  const site = readOldSite(
    {files: [...Object.keys(files), file], read: (each) => files[each] ?? ''},
    [{exportFile}],
  );
  return site.addressOf({source, exportFile, fields, date})?.path;
}
