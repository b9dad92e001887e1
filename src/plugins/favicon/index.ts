import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {iconFile} from './iconFile';

/** Width and height of the picture in the icon file. */
const SIZE = 48;

/**
 * Writes `favicon.ico` from the site's favicon. Browsers, feed readers and bots request it at the root
 * of a host, whatever icon a page links to. A file with that name in `static/` is kept.
 */
export default function favicon(): Plugin {
  return {
    name: 'favicon',
    async postBuild({outDir, siteConfig}) {
      const file = path.join(outDir, 'favicon.ico');
      const source = siteConfig.favicon && path.join(outDir, siteConfig.favicon);
      if (source && existsSync(source) && !existsSync(file)) {
        const picture = await sharp(source, {density: 192}).resize(SIZE, SIZE).png().toBuffer();
        await writeFile(file, iconFile(picture, SIZE));
      }
    },
  };
}
