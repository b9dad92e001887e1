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
import {cachedFile, keyOf} from './cachedFile';

export interface PublishedPost extends PicturedPost, PostFile {
  /** Absolute path of the post. */
  readonly path: string;
  /** Publication date, YYYY-MM-DD. */
  readonly day: string;
}

/** Reads the files of the posts that Docusaurus publishes. */
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

/** A picture to be written to the output folder. */
export interface Picture {
  readonly kind: 'card' | 'cover';
  /** Path below the output folder. */
  readonly file: string;
  /** Returns the content of the file. */
  readonly make: () => Promise<Buffer>;
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

/** Size of a plot in the band at the top of a card. */
const ON_CARD = {width: 600, height: 100};
/** Size of a plot on the cover in a list. */
const ON_COVER = {width: 300, height: 100};

/**
 * Returns the pictures to draw: a cover for each post, and cards for the site and for each post
 * whose front matter has no `image`.
 *
 * @param cache folder of the cached cards
 * @param drawPlot undefined if plots are turned off
 */
export function listPictures(
  posts: readonly PublishedPost[],
  {title: siteTitle, tagline, card: siteCard}: Site,
  cache: string,
  drawPlot?: DrawPlot,
): Picture[] {
  function cardPicture(file: string, readCard: () => Card): Picture {
    const make = () => {
      const svg = cardSvg(readCard());
      return cachedFile(cache, keyOf(svg, JSON.stringify(CARD_PNG)), () => drawCard(svg));
    };
    return {kind: 'card', file, make};
  }
  const covers = posts.map((post): Picture => {
    const make = async () => {
      const plot = drawPlot?.(post.body, post.path, ON_COVER);
      return Buffer.from(coverFile(post.slug, post.tags, plot));
    };
    return {kind: 'cover', file: postPicturePaths(post).cover, make};
  });
  if (siteCard === undefined) {
    return covers;
  }
  const siteCardContent = {
    title: siteTitle,
    line: tagline,
    tags: [],
    seed: siteTitle,
    siteTitle: '',
  };
  const cards = posts
    .filter(({fields}) => !fields['image'])
    .map((post) => {
      const {title, tags, slug, day} = post;
      const card = {title, line: formatDate(day), tags, seed: slug, siteTitle};
      const readCard = () => ({...card, plot: drawPlot?.(post.body, post.path, ON_CARD)});
      return cardPicture(postPicturePaths(post).card, readCard);
    });
  return [cardPicture(siteCard, () => siteCardContent), ...cards, ...covers];
}
