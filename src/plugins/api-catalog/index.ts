import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SiteBase} from '../../lib/paths';
import {siteAddress} from '../../lib/paths';

/** Path, media type and title of files for programs. */
const CATALOG: readonly (readonly [string, string, string])[] = [
  ['/llms.txt', 'text/plain', 'Every page, with its Markdown'],
  ['/llms-full.txt', 'text/plain', 'Every page in one file'],
  ['/blog/feed.json', 'application/feed+json', 'Posts as a JSON feed'],
  ['/blog/atom.xml', 'application/atom+xml', 'Posts as an Atom feed'],
  ['/blog/rss.xml', 'application/rss+xml', 'Posts as an RSS feed'],
  ['/sitemap.xml', 'application/xml', 'Addresses of all pages'],
];

/** Builds an API catalog (RFC 9727), which is a link set (RFC 9264). */
function catalogOf(base: SiteBase): string {
  const item = CATALOG.map(([file, type, title]) => ({href: siteAddress(base, file), type, title}));
  return `${JSON.stringify({linkset: [{anchor: siteAddress(base, '/'), item}]}, undefined, 2)}\n`;
}

/** Writes `.well-known/api-catalog`, which lists the feeds, the sitemap and `llms.txt`. */
export default function apiCatalog({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return {
    name: 'api-catalog',
    async postBuild({outDir}) {
      const folder = path.join(outDir, '.well-known');
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'api-catalog'), catalogOf({url, baseUrl}));
    },
  };
}
