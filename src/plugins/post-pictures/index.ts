import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildPart} from '../../lib/buildPart';
import {siteCardPath} from '../../lib/postPictures';
import {buildSummary} from './buildSummary';
import type {Picture} from './listPictures';
import {listPictures} from './listPictures';
import {publishedPosts} from './publishedPosts';

/** A few at once: encoding waits for no network, and there are other cores to leave alone. */
const AT_ONCE = 3;

async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (const [index, item] of queue) {
        results[index] = await work(item);
      }
    }),
  );
  return results;
}

async function writeAll(pictures: readonly Picture[], folder: string): Promise<boolean[]> {
  return inBatches(pictures, async ({file, make}) => {
    const {data, isNew} = await make();
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, data);
    return isNew;
  });
}

/**
 * Draws each post's cover and social card, and makes the variants of its raster pictures. Cards and
 * variants are kept in `node_modules/.cache`, by the hash of what they are made from.
 *
 * A build draws while the bundler works, and copies at the end; `npm run dev` serves them from a
 * folder of its own.
 */
export default function postPictures(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, siteConfig, baseUrl} = context;
  const cache = path.join(siteDir, 'node_modules/.cache/post-pictures');
  const devFolder = path.join(generatedFilesDir, 'post-pictures');
  const isBuild = process.env['NODE_ENV'] === 'production';
  const isBundling = ['server', 'client'].includes(buildPart(process.env).name);
  let listed: ReturnType<typeof list> | undefined;
  let drawing: Promise<boolean[]> | undefined;
  let shown: BlogContent | undefined;
  const served = new Set<string>();

  async function list(content: BlogContent | undefined) {
    const posts = await publishedPosts(content?.blogPosts ?? [], siteDir);
    const site = {title: siteConfig.title, tagline: siteConfig.tagline};
    const card = siteCardPath(site.title, site.tagline);
    return {posts, pictures: await listPictures(posts, {...site, card}, {cache, root: siteDir})};
  }

  /** Names change with what is drawn. Covers are there at once; nobody waits for the rest. */
  async function serve(pictures: readonly Picture[]): Promise<void> {
    const added = pictures.filter(({file}) => !served.has(file));
    added.forEach(({file}) => served.add(file));
    const isCover = ({kind}: Picture) => kind === 'cover';
    await writeAll(added.filter(isCover), devFolder);
    const rest = added.filter((picture) => !isCover(picture));
    writeAll(rest, devFolder).catch((error: unknown) => logger.error(String(error)));
  }

  return {
    name: 'post-pictures',
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      if (isBundling || (!isBuild && content?.blogPosts === shown?.blogPosts && shown)) {
        // A part of a build that makes no pages, or no post was loaded again.
        return;
      }
      shown = content;
      listed = list(content);
      const {pictures} = await listed;
      if (isBuild) {
        drawing = inBatches(pictures, async ({make}) => (await make()).isNew);
        // It is waited for in postBuild, which a failing build never reaches.
        drawing.catch(() => undefined);
      } else {
        await serve(pictures);
      }
    },
    configureWebpack() {
      const server = {static: [{directory: devFolder, publicPath: baseUrl}]};
      // The bundler's type does not know the server's options; Docusaurus merges them.
      return isBuild
        ? {}
        : ({devServer: server} as ReturnType<NonNullable<Plugin['configureWebpack']>>);
    },
    async postBuild({outDir}) {
      const {posts, pictures} = await (listed ?? list(undefined));
      const isNew = (await drawing) ?? [];
      await writeAll(pictures, outDir);
      logger.info(buildSummary(posts, pictures, isNew));
    },
  };
}
