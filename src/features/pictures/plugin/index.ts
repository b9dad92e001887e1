import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import type {Owner} from '../../../lib/owner';
import {siteCardPath} from './postPictures';
import {listPictures, publishedPosts} from './listPictures';
import type {DrawPlot, Picture} from './listPictures';

/** Pictures to encode at once, because each takes a core. */
const AT_ONCE = 3;

async function writeAll(pictures: readonly Picture[], folder: string): Promise<void> {
  await pMap(
    pictures,
    async ({file, make}) => {
      const place = path.join(folder, file);
      await mkdir(path.dirname(place), {recursive: true});
      await writeFile(place, await make());
    },
    {concurrency: AT_ONCE},
  );
}

/**
 * Draws each post's cover and social card. Cards are cached in `node_modules/.cache`, by the hash of
 * their inputs. `npm run dev` has no cards, and serves covers from a separate folder. The bundler
 * handles the pictures in a post's text (`loadPicture.ts`).
 *
 * @param drawPlot draws the first plot of a post for its card and its cover
 */
export default function postPictures(
  {siteDir, generatedFilesDir, siteConfig: {title, tagline}, baseUrl}: LoadContext,
  {cards = true, markdown}: Pick<Owner, 'cards' | 'markdown'>,
  drawPlot: DrawPlot,
): Plugin {
  const site = {title, tagline, card: cards ? siteCardPath(title, tagline) : undefined};
  const devFolder = path.join(generatedFilesDir, 'post-pictures');
  const isBuild = process.env['NODE_ENV'] === 'production';
  let pictures: readonly Picture[] = [];
  /** Covers in the folder of `npm run dev`. Their names change with their content. */
  const served = new Set<string>();

  return {
    name: 'post-pictures',
    async allContentLoaded({allContent}) {
      const {blogPosts} = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      const posts = await publishedPosts(blogPosts, siteDir);
      const cache = path.join(siteDir, 'node_modules/.cache/post-pictures');
      const hasPlots = markdown?.extensions?.includes('plot');
      pictures = listPictures(posts, site, cache, hasPlots ? drawPlot : undefined);
      if (!isBuild) {
        const added = pictures.filter(({kind, file}) => kind === 'cover' && !served.has(file));
        added.forEach(({file}) => served.add(file));
        await writeAll(added, devFolder);
      }
    },
    configureWebpack() {
      const server = {static: [{directory: devFolder, publicPath: baseUrl, watch: false}]};
      // Docusaurus merges the server's options, which the type of the return value lacks.
      return isBuild
        ? {}
        : ({devServer: server} as ReturnType<NonNullable<Plugin['configureWebpack']>>);
    },
    postBuild: ({outDir}) => writeAll(pictures, outDir),
  };
}
