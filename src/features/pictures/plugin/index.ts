import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import type {Owner} from '../../../lib/owner';
import {siteCardPath} from './postPictures';
import {buildSummary, listPictures, publishedPosts} from './listPictures';
import type {DrawPlot, Picture, PublishedPost} from './listPictures';

/** Pictures to encode at once. Encoding is CPU-bound, and the bundler needs cores too. */
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
 * Draws each post's cover and social card. Cards are cached in `node_modules/.cache`, by the hash of
 * their inputs. The bundler handles the pictures in a post's text (`loadPicture.ts`).
 *
 * A build draws them while the bundler runs, and writes them afterwards, because the bundler empties
 * the output folder. `npm run dev` serves them from a separate folder.
 *
 * @param drawPlot draws the first plot of a post for its card and its cover
 */
export default function postPictures(
  context: LoadContext,
  {cards = true, markdown}: Pick<Owner, 'cards' | 'markdown'>,
  drawPlot: DrawPlot,
): Plugin {
  const {siteDir, outDir, generatedFilesDir, siteConfig, baseUrl} = context;
  const {title, tagline} = siteConfig;
  const site = {title, tagline, card: cards ? siteCardPath(title, tagline) : undefined};
  const devFolder = path.join(generatedFilesDir, 'post-pictures');
  const isBuild = process.env['NODE_ENV'] === 'production';
  let shown: readonly BlogPost[] | undefined;
  let posts: readonly PublishedPost[] = [];
  let pictures: readonly Picture[] = [];
  /** For each picture, true if this build had to draw it. */
  let drawing: Promise<boolean[]> | undefined;
  const served = new Set<string>();

  /** Writes new pictures, whose names have changed with their content. Waits only for covers. */
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
        // No post has changed.
        return;
      }
      shown = blogPosts;
      posts = await publishedPosts(blogPosts, siteDir);
      const cache = path.join(siteDir, 'node_modules/.cache/post-pictures');
      const hasPlots = markdown?.extensions?.includes('plot');
      pictures = listPictures(posts, site, cache, hasPlots ? drawPlot : undefined);
      if (isBuild) {
        drawing = pMap(pictures, async ({make}) => (await make()).isNew, {concurrency: AT_ONCE});
        // postBuild awaits it, but a failing build never gets there.
        drawing.catch(() => undefined);
      } else {
        await serve();
      }
    },
    configureWebpack() {
      // Unwatched, because each new card would make the server list all the others again.
      const server = {static: [{directory: devFolder, publicPath: baseUrl, watch: false}]};
      // Docusaurus merges the server's options, which the type of the return value lacks.
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
