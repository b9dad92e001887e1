import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {securityText} from './securityText';

const FILE = '.well-known/security.txt';

/**
 * Writes `/.well-known/security.txt`, unless the owner has put one into `static/`.
 *
 * @param email address for reports; without one nothing is written
 * @param now the day of the build, in epoch milliseconds
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
