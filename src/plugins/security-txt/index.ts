import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const FILE = '.well-known/security.txt';

/**
 * Builds `/.well-known/security.txt`. It expires in a year, because RFC 9116 requires a date.
 *
 * @param site address of the site, with the base path and a trailing slash
 * @param now epoch milliseconds
 */
export function securityText(email: string, site: string, now: number): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Writes `/.well-known/security.txt`, unless there is one in `static/`.
 *
 * @param email address for reports; without one nothing is written
 * @param now time of the build, in epoch milliseconds
 */
export default function securityTxt(
  {siteDir, siteConfig}: LoadContext,
  email: string | undefined,
  now: number,
): Plugin {
  const {url, baseUrl, staticDirectories} = siteConfig;
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      const isOwners = staticDirectories.some((dir) =>
        existsSync(path.resolve(siteDir, dir, FILE)),
      );
      if (email && !isOwners) {
        const file = path.join(outDir, FILE);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, securityText(email, url + baseUrl, now));
      }
    },
  };
}
