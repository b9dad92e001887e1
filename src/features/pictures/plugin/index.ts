import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import type {Owner} from '../../../lib/owner';
import {siteCardPath} from './postPictures';
import {listPictures, publishedPosts} from './listPictures';
import type {DrawPlot, Picture} from './listPictures';

/** Maximum number of pictures to encode at once; each takes a core. */
const CONCURRENCY = 3;

async function writeAll(pictures: readonly Picture[], folder: string): Promise<void> {
  await pMap(
    pictures,
    async ({file, make}) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, await make());
    },
    {concurrency: CONCURRENCY},
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
  /** Names of the covers in `devFolder`. A cover with other content has another name. */
  const writtenCovers = new Set<string>();

  return {
    name: 'post-pictures',
    async allContentLoaded({allContent}) {
      const {blogPosts} = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      const posts = await publishedPosts(blogPosts, siteDir);
      const cache = path.join(siteDir, 'node_modules/.cache/post-pictures');
      const hasPlots = markdown?.extensions?.includes('plot');
      pictures = listPictures(posts, site, cache, hasPlots ? drawPlot : undefined);
      if (!isBuild) {
        const newCovers = pictures.filter(
          ({kind, file}) => kind === 'cover' && !writtenCovers.has(file),
        );
        newCovers.forEach(({file}) => writtenCovers.add(file));
        await writeAll(newCovers, devFolder);
      }
    },
    configureWebpack() {
      const server = {static: [{directory: devFolder, publicPath: baseUrl, watch: false}]};
      // The type of the return value lacks `devServer`, but Docusaurus merges it.
      return isBuild
        ? {}
        : ({devServer: server} as ReturnType<NonNullable<Plugin['configureWebpack']>>);
    },
    postBuild: ({outDir}) => writeAll(pictures, outDir),
  };
}
