import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inBatches} from '../../lib/inBatches';
import type {Owner} from '../../lib/owner';
import {siteCardPath} from '../../lib/postPictures';
import {buildSummary, listPictures, publishedPosts} from './listPictures';
import type {Picture} from './listPictures';

/** A few at once: encoding waits for no network, and there are other cores to leave alone. */
const AT_ONCE = 3;

async function writeAll(pictures: readonly Picture[], folder: string): Promise<void> {
  const folders = new Set(pictures.map(({file}) => path.join(folder, path.dirname(file))));
  await Promise.all([...folders].map((each) => mkdir(each, {recursive: true})));
  await inBatches(pictures, AT_ONCE, async ({file, make}) => {
    await writeFile(path.join(folder, file), (await make()).data);
  });
}

/**
 * Draws each post's cover and social card, and makes the variants of its raster pictures. Cards and
 * variants are kept in `node_modules/.cache`, by the hash of what they are made from.
 *
 * A build draws them while the bundler works, which empties the output folder, and writes them at
 * the end. `npm run dev` serves them from a folder of its own.
 */
export default function postPictures(
  context: LoadContext,
  {cards = true, strictPosts}: Pick<Owner, 'cards' | 'strictPosts'>,
): Plugin {
  const {siteDir, outDir, generatedFilesDir, siteConfig, baseUrl} = context;
  const cache = path.join(siteDir, 'node_modules/.cache/post-pictures');
  const devFolder = path.join(generatedFilesDir, 'post-pictures');
  const isBuild = process.env['NODE_ENV'] === 'production';
  const names = {title: siteConfig.title, tagline: siteConfig.tagline};
  const site = {...names, ...(cards ? {card: siteCardPath(names.title, names.tagline)} : {})};
  let listed: ReturnType<typeof list> | undefined;
  let drawing: Promise<boolean[]> | undefined;
  let shown: BlogContent | undefined;
  const served = new Set<string>();

  const publish = (content: BlogContent | undefined) =>
    publishedPosts(content?.blogPosts ?? [], siteDir);

  /** As Docusaurus does, such a file is left as it is, unless the owner wants posts without a flaw. */
  function onUnreadable(file: string): void {
    const problem = `${path.relative(siteDir, file)} cannot be read as a picture; replace the file.`;
    if (strictPosts) {
      throw new Error(problem);
    }
    logger.warn(problem);
  }

  async function list(content: BlogContent | undefined) {
    const posts = await publish(content);
    return {posts, pictures: await listPictures(posts, site, {cache, root: siteDir, onUnreadable})};
  }

  /** Makes what is missing, and tells of each picture whether this build had to. */
  const draw = (pictures: readonly Picture[]): Promise<boolean[]> =>
    inBatches(pictures, AT_ONCE, async ({make}) => (await make()).isNew);

  /** Names change with what is drawn. Covers are there at once; nobody waits for the rest. */
  async function serve(pictures: readonly Picture[]): Promise<void> {
    const added = pictures.filter(({file}) => !served.has(file));
    added.forEach(({file}) => served.add(file));
    const isCover = ({kind}: Picture) => kind === 'cover';
    await writeAll(added.filter(isCover), devFolder);
    const rest = added.filter((picture) => !isCover(picture));
    draw(rest)
      .then(() => writeAll(rest, devFolder))
      .catch((error: unknown) => logger.error(String(error)));
  }

  return {
    name: 'post-pictures',
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      if (!isBuild && content?.blogPosts === shown?.blogPosts && shown) {
        // No post was loaded again.
        return;
      }
      shown = content;
      listed = list(content);
      const {pictures} = await listed;
      if (isBuild) {
        drawing = draw(pictures);
        // It is waited for in postBuild, which a failing build never reaches.
        drawing.catch(() => undefined);
      } else {
        await serve(pictures);
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
      const {posts, pictures} = await (listed ?? list(undefined));
      const isNew = (await drawing) ?? [];
      await writeAll(pictures, outDir);
      logger.info(buildSummary(posts, pictures, isNew));
    },
  };
}
