import {formatDate} from '../../lib/formatDate';
import {coverFile} from '../../lib/coverFile';
import {postPicturePaths} from '../../lib/postPictures';
import type {Card} from './card/cardText';
import {drawCard} from './card/drawCard';
import type {CardJob} from './card/drawCards';
import {drawingKey} from './card/drawingKey';
import {findPictures} from './findPictures';
import type {Kept} from './keptFile';
import {keptFile, keyOf} from './keptFile';
import {makeVariant, planPicture} from './pictureVariants';
import type {PublishedPost} from './publishedPosts';

export interface Picture {
  readonly kind: 'card' | 'cover' | 'variant';
  /** Path below the output folder. */
  readonly file: string;
  /** What a card is drawn from. */
  readonly job?: CardJob;
  readonly make: () => Promise<Kept>;
}

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Path of its own card; none where the site has no cards. */
  readonly card?: string;
}

interface Places {
  readonly cache: string;
  readonly root: string;
}

/** A card with the path that it is published at. */
export interface ListedCard extends CardJob {
  readonly file: string;
}

function listedCard(file: string, card: Card): ListedCard {
  return {file, card, key: keyOf(JSON.stringify(card), drawingKey())};
}

function isDrawn({fields}: PublishedPost): boolean {
  return fields['image'] === undefined;
}

/** The cards of the site and of each post that brings no picture. */
function listCards(posts: readonly PublishedPost[], site: Site): ListedCard[] {
  const {title: siteTitle, card: path} = site;
  if (path === undefined) {
    return [];
  }
  const own = {title: siteTitle, line: site.tagline, tags: [], seed: siteTitle, siteTitle: ''};
  return [
    listedCard(path, own),
    ...posts.filter(isDrawn).map((post) => {
      const {title, tags, slug, date} = post;
      const card = {title, line: formatDate(date), tags, seed: slug, siteTitle};
      return listedCard(postPicturePaths(post).card, card);
    }),
  ];
}

function cardPicture({file, ...job}: ListedCard, {cache}: Places): Picture {
  const make = () => keptFile(cache, job.key, async () => drawCard(job.card));
  return {kind: 'card', file, job, make};
}

function coverPicture(post: PublishedPost): Picture {
  const {cover} = postPicturePaths(post);
  const make = async () => ({data: Buffer.from(coverFile(post.slug, post.tags)), isNew: true});
  return {kind: 'cover', file: cover, make};
}

async function variantPictures(posts: readonly PublishedPost[], places: Places) {
  const files = new Set(posts.flatMap(({body, path}) => findPictures(body, path, places.root)));
  const plans = await Promise.all([...files].map(planPicture));
  return plans.flatMap((plan) =>
    plan.variants.map((variant): Picture => ({
      kind: 'variant',
      file: variant.path,
      make: () => makeVariant(plan, variant, places.cache),
    })),
  );
}

/** Every picture that the site needs, and how to come by it. */
export async function listPictures(
  posts: readonly PublishedPost[],
  site: Site,
  places: Places,
): Promise<Picture[]> {
  return [
    ...listCards(posts, site).map((card) => cardPicture(card, places)),
    ...posts.filter(isDrawn).map(coverPicture),
    ...(await variantPictures(posts, places)),
  ];
}
