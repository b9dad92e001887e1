import {statSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {pageAddress} from '../../lib/paths';
import {plainPath} from '../../lib/siteLinks';
import type {Redirect} from './planRedirects';
import {planRedirects} from './planRedirects';

/**
 * Returns the same HTML as `@docusaurus/plugin-client-redirects`, so that
 * `docusaurus-plugin-security-policy` recognizes the page. The redirect keeps the query and the anchor.
 */
function redirectPage(address: string): string {
  const attribute = address.replaceAll('&', '&amp;');
  return `<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="refresh" content="0; url=${attribute}">
    <link rel="canonical" href="${attribute}" />
  </head>
  <script>
    window.location.href = '${address}' + window.location.search + window.location.hash;
  </script>
</html>
`;
}

/**
 * Writes a page for every old address in `blog/redirects.yml`. Unlike Docusaurus' plugin, it supports
 * old addresses that end in `.html`, and only warns about a redirect to a missing page, so that an
 * imported blog can be built.
 *
 * @param isStrict true if an invalid redirect stops the build
 * @throws Error that lists each invalid redirect and its fix, if `isStrict`
 */
export default function oldAddresses(
  readRedirects: () => readonly Redirect[],
  isStrict: boolean,
): Plugin {
  return {
    name: 'old-addresses',
    async postBuild({outDir, baseUrl, routesPaths}) {
      const pages = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const {files, problems} = planRedirects(
        readRedirects(),
        pages,
        (file) => statSync(path.join(outDir, file), {throwIfNoEntry: false})?.isFile() ?? false,
      );
      if (problems.length > 0 && isStrict) {
        throw new Error(problems.join('\n'));
      }
      problems.forEach((problem) => logger.warn(`${problem} For now, the redirect is left out.`));
      for (const [file, to] of files) {
        const address = pageAddress({url: ''}, baseUrl + plainPath(to).slice(1));
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        // The script of the page has the address in single quotes.
        const html = redirectPage(address.replaceAll("'", '%27'));
        // With this flag, writing fails if the file exists.
        await writeFile(target, html, {flag: 'wx'});
      }
    },
  };
}
