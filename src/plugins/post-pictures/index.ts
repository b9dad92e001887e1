import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import type {Owner} from '../../lib/owner';
import {siteCardPath} from '../../lib/postPictures';
import {buildSummary, listPictures, publishedPosts} from './listPictures';
import type {Picture, PlotDrawers, PublishedPost} from './listPictures';

/** A few at once: encoding waits for no network, and there are other cores to leave alone. */
const AT_ONCE = 3;

async function writeAll(pictures: readonly Picture[], folder: string): Promise<void> {
  await pMap(
    pictures,
    async ({file, make}) => {
      const place = path.join(folder, file);
      await mkdir(path.dirname(place), {recursive: true});
      await writeFile(place, (await make()).data);
    },
    {concurrency: AT_ONCE},
  );
}

/**
 * Draws each post's cover and social card. Cards are kept in `node_modules/.cache`, by the hash of
 * what they are made from. The post's own pictures are the bundler's (`loadPicture.ts`).
 *
 * A build draws them while the bundler works, which empties the output folder, and writes them at
 * the end. `npm run dev` serves them from a folder of its own.
 *
 * @param drawPlots draw the first plot of a post for its card and its cover
 */
export default function postPictures(
  context: LoadContext,
  {cards = true}: Pick<Owner, 'cards'>,
  drawPlots: PlotDrawers = {},
): Plugin {
  const {siteDir, outDir, generatedFilesDir, siteConfig, baseUrl} = context;
  const {title, tagline} = siteConfig;
  const site = {title, tagline, card: cards ? siteCardPath(title, tagline) : undefined};
  const devFolder = path.join(generatedFilesDir, 'post-pictures');
  const isBuild = process.env['NODE_ENV'] === 'production';
  let shown: readonly BlogPost[] | undefined;
  let posts: readonly PublishedPost[] = [];
  let pictures: readonly Picture[] = [];
  /** Of each picture, whether this build had to make it. */
  let drawing: Promise<boolean[]> | undefined;
  const served = new Set<string>();

  /** Names change with what is drawn. Covers are there at once; nobody waits for the rest. */
  async function serve(): Promise<void> {
    const added = pictures.filter(({file}) => !served.has(file));
    added.forEach(({file}) => served.add(file));
    const isCover = ({kind}: Picture) => kind === 'cover';
    await writeAll(added.filter(isCover), devFolder);
    writeAll(
      added.filter((picture) => !isCover(picture)),
      devFolder,
    ).catch((error: unknown) => logger.error(String(error)));
  }

  return {
    name: 'post-pictures',
    async allContentLoaded({allContent}) {
      const {blogPosts} = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      if (!isBuild && blogPosts === shown) {
        // No post was loaded again.
        return;
      }
      shown = blogPosts;
      posts = await publishedPosts(blogPosts, siteDir);
      const cache = path.join(siteDir, 'node_modules/.cache/post-pictures');
      pictures = listPictures(posts, site, cache, drawPlots);
      if (isBuild) {
        drawing = pMap(pictures, async ({make}) => (await make()).isNew, {concurrency: AT_ONCE});
        // It is waited for in postBuild, which a failing build never reaches.
        drawing.catch(() => undefined);
      } else {
        await serve();
      }
    },
    configureWebpack() {
      // Unwatched: while cards are drawn, each would have the server list all others again.
      const server = {static: [{directory: devFolder, publicPath: baseUrl, watch: false}]};
      // The bundler's type does not know the server's options; Docusaurus merges them.
      return isBuild
        ? {}
        : ({devServer: server} as ReturnType<NonNullable<Plugin['configureWebpack']>>);
    },
    async postBuild() {
      const isNew = (await drawing) ?? [];
      await writeAll(pictures, outDir);
      logger.info(buildSummary(posts, pictures, isNew));
    },
  };
}
