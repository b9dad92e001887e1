import {formatDate} from '../../lib/formatDate';
import {coverFile} from '../../lib/coverFile';
import {drawnFor, postPicturePaths} from '../../lib/postPictures';
import type {Card} from './drawCard';
import {CARD_PNG, cardSvg, drawCard} from './drawCard';
import {findPictures} from './findPictures';
import type {Kept} from './keptFile';
import {keptFile, keyOf} from './keptFile';
import {makeVariant, planPicture} from './pictureVariants';
import type {PublishedPost} from './publishedPosts';

export interface Picture {
  readonly kind: 'card' | 'cover' | 'variant';
  /** Path below the output folder. */
  readonly file: string;
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
  /** Told the path of a file that is named as a picture and is none. */
  readonly onUnreadable: (file: string) => void;
}

function withDrawn(posts: readonly PublishedPost[], kind: 'card' | 'cover'): PublishedPost[] {
  return posts.filter(({fields: {image}}) => drawnFor(image)[kind]);
}

function cardPicture(file: string, card: Card, {cache}: Places): Picture {
  let key: string | undefined;
  const make = () => {
    key ??= keyOf(cardSvg(card), JSON.stringify(CARD_PNG));
    return keptFile(cache, key, () => drawCard(cardSvg(card)));
  };
  return {kind: 'card', file, make};
}

/** The cards of the site and of each post that brings no picture. */
function cardPictures(posts: readonly PublishedPost[], site: Site, places: Places): Picture[] {
  const {title: siteTitle, card: path} = site;
  if (path === undefined) {
    return [];
  }
  const own = {title: siteTitle, line: site.tagline, tags: [], seed: siteTitle, siteTitle: ''};
  return [
    cardPicture(path, own, places),
    ...withDrawn(posts, 'card').map((post) => {
      const {title, tags, slug, day} = post;
      const card = {title, line: formatDate(day), tags, seed: slug, siteTitle};
      return cardPicture(postPicturePaths(post).card, card, places);
    }),
  ];
}

function coverPicture(post: PublishedPost): Picture {
  const {cover} = postPicturePaths(post);
  const make = async () => ({data: Buffer.from(coverFile(post.slug, post.tags)), isNew: true});
  return {kind: 'cover', file: cover, make};
}

async function variantPictures(posts: readonly PublishedPost[], places: Places) {
  const files = new Set(posts.flatMap((post) => findPictures(post, post.path, places.root)));
  const plans = await Promise.all(
    [...files].map(async (file) => {
      const plan = await planPicture(file);
      if (!plan) {
        places.onUnreadable(file);
      }
      return plan ?? [];
    }),
  );
  return plans.flat().flatMap((plan) =>
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
    ...cardPictures(posts, site, places),
    ...withDrawn(posts, 'cover').map(coverPicture),
    ...(await variantPictures(posts, places)),
  ];
}
