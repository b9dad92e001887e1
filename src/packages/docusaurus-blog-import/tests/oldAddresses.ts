import type {Fields} from '../src/read/exportedPost.js';
import {readOldSite} from '../src/oldAddresses/readOldSite.js';

/**
 * Returns the address that an old site with these files gave a post, by default one of 4 March 2020. The
 * `source` of a post in an export file is `<file>#<name>`.
 */
export function addressIn(
  files: Readonly<Record<string, string>>,
  source: string,
  fields: Fields = {},
  date: string | null = '2020-03-04',
): string | undefined {
  const [file = '', nameInFile] = source.split('#');
  const exportFile = nameInFile === undefined ? undefined : file;
  const site = readOldSite(
    {files: [...Object.keys(files), file], read: (each) => files[each] ?? ''},
    [{exportFile}],
  );
  return site.addressOf({source, exportFile, fields, date: date ?? undefined})?.path;
}
