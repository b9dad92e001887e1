import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import pMap from 'p-map';
import {formatDate} from '../../../lib/dates';
import type {Owner} from '../../../lib/owner';
import {parsePostFile} from '../../../lib/postFile';
import {drawCoverPlot} from '../../plots';
import {cachedFile, keyOf} from './cachedFile';
import {coverFile} from './coverFile';
import type {Card} from './drawCard';
import {CARD_PNG, cardSvg, drawCard, textOf} from './drawCard';
import {picturesOfPost, siteCardPath} from './postPictures';
import {TITLE_FILES, foreignLetters} from './cardText';
import {systemLetters} from './systemLetters';

/** Maximum number of pictures to encode at once; each takes a core. */
const CONCURRENCY = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of a plot in the band at the top of a card. */
const ON_CARD: Size = {width: 600, height: 100};
/** Size of a plot on the cover in a list. */
const ON_COVER: Size = {width: 300, height: 100};

/** A picture to be written to the output folder. */
interface Picture {
  /** Path below the output folder. */
  readonly file: string;
  readonly make: () => Promise<Buffer>;
}

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
 * Draws each post's cover and, unless the owner file turns them off, a social card for the site and for
 * each post whose front matter has no `image`. Cards are cached in `node_modules/.cache`, by the hash of
 * their inputs. `npm run dev` has no cards, and serves covers from a separate folder. The bundler handles
 * the pictures in a post's text (`loadPicture.ts`).
 */
export default function postPictures(
  {siteDir, generatedFilesDir, siteConfig: {title: siteTitle, tagline}, baseUrl}: LoadContext,
  {cards = true, markdown}: Pick<Owner, 'cards' | 'markdown'>,
): Plugin {
  const devFolder = path.join(generatedFilesDir, 'post-pictures');
  const isBuild = process.env['NODE_ENV'] === 'production';
  let pictures: readonly Picture[] = [];
  /** Names of the covers in `devFolder`. A cover's name changes with its content. */
  const writtenCovers = new Set<string>();

  /** Letters in card texts that are missing from all fonts. */
  const missing = new Set<string>();

  function cardPicture(file: string, readCard: () => Card): Picture {
    const make = async () => {
      const card = readCard();
      const foreign = foreignLetters(textOf(card), TITLE_FILES);
      const system = await systemLetters(foreign.length > 0 ? textOf(card) : '');
      foreign.filter((letter) => !system.has(letter)).forEach((letter) => missing.add(letter));
      const svg = cardSvg(card, system);
      return cachedFile(siteDir, keyOf(svg, JSON.stringify(CARD_PNG)), () => drawCard(svg));
    };
    return {file, make};
  }

  async function picturesOf({metadata}: BlogPost): Promise<Picture[]> {
    const file = aliasedSitePathToRelativePath(metadata.source);
    const source = path.join(siteDir, file);
    // `npm run dev` still lists a post for a moment after its file was renamed or deleted.
    if (!existsSync(source)) {
      return [];
    }
    const post = parsePostFile(file, await readFile(source, 'utf8'));
    const {title, tags, slug, ...files} = picturesOfPost(post);
    const plotIn = (size: Size) =>
      markdown?.extensions?.includes('plot') ? drawCoverPlot(source, size) : undefined;
    const line = formatDate(metadata.date.toISOString().slice(0, 10));
    const card = {title, line, tags, seed: slug, siteTitle};
    return [
      {file: files.cover, make: async () => Buffer.from(coverFile(slug, tags, plotIn(ON_COVER)))},
      ...(cards && !post.fields['image']
        ? [cardPicture(files.card, () => ({...card, plot: plotIn(ON_CARD)}))]
        : []),
    ];
  }

  return {
    name: 'post-pictures',
    async allContentLoaded({allContent}) {
      const {blogPosts} = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      const siteCard = {title: siteTitle, line: tagline, tags: [], seed: siteTitle, siteTitle: ''};
      pictures = [
        ...(cards ? [cardPicture(siteCardPath(siteTitle, tagline), () => siteCard)] : []),
        ...(await Promise.all(blogPosts.map(picturesOf))).flat(),
      ];
      if (!isBuild) {
        const newCovers = pictures.filter(
          ({file}) => file.startsWith('img/covers/') && !writtenCovers.has(file),
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
    async postBuild({outDir}) {
      await writeAll(pictures, outDir);
      if (missing.size > 0) {
        const letters = [...missing].slice(0, 20).join(' ');
        logger.warn(
          `No font on this computer has these letters, so social cards leave them out: ${letters}. Install a font, such as the package fonts-noto-cjk of Debian and Ubuntu.`,
        );
      }
    },
  };
}
