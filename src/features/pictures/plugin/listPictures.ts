import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {PostFile} from '../../../lib/postFile';
import {parsePostFile} from '../../../lib/postFile';
import {picturedPost, postPicturePaths} from './postPictures';
import type {PicturedPost} from './postPictures';
import {formatDate} from '../../../lib/dates';
import type {CoverPlot} from './coverFile';
import {coverFile} from './coverFile';
import type {Card} from './drawCard';
import {CARD_PNG, cardSvg, drawCard} from './drawCard';
import type {Kept} from './keptFile';
import {keptFile, keyOf} from './keptFile';
import {countOf} from '../../../lib/numbers';

export interface PublishedPost extends PicturedPost, PostFile {
  /** Absolute path of the post. */
  readonly path: string;
  /** Publication date, YYYY-MM-DD. */
  readonly day: string;
}

/** Reads the texts of the posts that the site shows today. */
export async function publishedPosts(
  posts: readonly Pick<BlogPost, 'metadata'>[],
  root: string,
): Promise<PublishedPost[]> {
  return Promise.all(
    posts.map(async ({metadata}) => {
      const file = metadata.source.replace('@site/', '');
      const source = path.join(root, file);
      const post = parsePostFile(file, await readFile(source, 'utf8'));
      const day = metadata.date.toISOString().slice(0, 10);
      return {...post, ...picturedPost(post), path: source, day};
    }),
  );
}

export interface Picture {
  readonly kind: 'card' | 'cover';
  /** Path below the output folder. */
  readonly file: string;
  readonly make: () => Promise<Kept>;
}

interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Path of the site's card; undefined if cards are turned off. */
  readonly card?: string;
}

/** Draws the first plot of a post in a given size, from its text and the path of its file. */
export type DrawPlot = (
  source: string,
  file: string,
  size: {readonly width: number; readonly height: number},
) => CoverPlot | undefined;

/** Sizes of plots in the ratios of the band of a card and of a cover in a list. */
const ON_CARD = {width: 600, height: 100};
const ON_COVER = {width: 300, height: 100};

function cardPicture(file: string, readCard: () => Card, cache: string): Picture {
  const make = () => {
    const svg = cardSvg(readCard());
    return keptFile(cache, keyOf(svg, JSON.stringify(CARD_PNG)), () => drawCard(svg));
  };
  return {kind: 'card', file, make};
}

/** Lists the cards of the site and of each post without an `image`. */
function cardPictures(
  posts: readonly PublishedPost[],
  site: Site,
  cache: string,
  drawPlot: DrawPlot | undefined,
): Picture[] {
  const {title: siteTitle, card: path} = site;
  if (path === undefined) {
    return [];
  }
  const own = {title: siteTitle, line: site.tagline, tags: [], seed: siteTitle, siteTitle: ''};
  return [
    cardPicture(path, () => own, cache),
    ...posts
      .filter(({fields}) => !fields['image'])
      .map((post) => {
        const {title, tags, slug, day} = post;
        const card = {title, line: formatDate(day), tags, seed: slug, siteTitle};
        const readCard = () => ({...card, plot: drawPlot?.(post.body, post.path, ON_CARD)});
        return cardPicture(postPicturePaths(post).card, readCard, cache);
      }),
  ];
}

function coverPicture(post: PublishedPost, drawPlot: DrawPlot | undefined): Picture {
  const make = async () => {
    const plot = drawPlot?.(post.body, post.path, ON_COVER);
    return {data: Buffer.from(coverFile(post.slug, post.tags, plot)), isNew: true};
  };
  return {kind: 'cover', file: postPicturePaths(post).cover, make};
}

/** Lists every picture to draw for the site. */
export function listPictures(
  posts: readonly PublishedPost[],
  site: Site,
  cache: string,
  drawPlot?: DrawPlot,
): Picture[] {
  return [
    ...cardPictures(posts, site, cache, drawPlot),
    ...posts.map((post) => coverPicture(post, drawPlot)),
  ];
}

/**
 * Summary of a build, in two lines.
 *
 * @param isNew for each picture, true if it was drawn in this build
 */
export function buildSummary(
  posts: readonly Pick<PublishedPost, 'tags'>[],
  pictures: readonly Pick<Picture, 'kind'>[],
  isNew: readonly boolean[],
): string {
  const tags = new Set(posts.flatMap((post) => post.tags)).size;
  const covers = pictures.filter(({kind}) => kind === 'cover').length;
  const kept = pictures.filter(({kind}, index) => kind !== 'cover' && !isNew[index]).length;
  const drawn = pictures.length - covers - kept;
  return [
    `Content: ${countOf(posts.length, 'post')}, ${countOf(tags, 'tag')}.`,
    `Pictures: ${countOf(covers, 'cover')}, ${countOf(drawn + kept, 'card')}: ` +
      `${drawn} drawn, ${kept} from the cache.`,
  ].join('\n');
}
