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
  const names = [...Object.keys(files), source.replace(/#.*/, '')];
  const site = readOldSite({files: names, read: (file) => files[file] ?? ''}, [source]);
  return site.addressOf({source, fields, date})?.path;
}
