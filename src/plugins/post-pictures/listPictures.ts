import {formatDate} from '../../lib/formatDate';
import {COVER_HEIGHT, COVER_WIDTH, postCover} from '../../lib/postCover';
import {postPicturePaths} from '../../lib/postPictures';
import type {Card} from './cardElement';
import {cardElement} from './cardElement';
import {drawCard} from './drawCard';
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

interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Path of its own card. */
  readonly card: string;
}

interface Places {
  readonly cache: string;
  readonly root: string;
}

/** Raise it when satori, resvg or our palette draws the same element in another way. */
const DRAWN_BY = 'satori 0.63, resvg-js 2.6, 16 colors';

function cardPicture(file: string, card: Card, {cache}: Places): Picture {
  const key = keyOf(JSON.stringify(cardElement(card)), DRAWN_BY);
  return {kind: 'card', file, make: () => keptFile(cache, key, () => drawCard(card))};
}

const COVER_COLORS = {quiet: 'var(--cover-quiet, #27323d)', lit: 'var(--cover-lit, #ffb454)'};

/**
 * The page's colors reach the shapes through `<use>`; opened by itself, a cover is dark. Most shapes
 * are quiet: they take their color from the symbol, which halves the file.
 */
function coverFile({slug, tags}: PublishedPost): string {
  const box = `viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}"`;
  const quiet = ` fill="${COVER_COLORS.quiet}"`;
  const shapes = postCover(slug, tags, COVER_COLORS).replaceAll(quiet, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}>` +
    `<symbol id="art" ${box}${quiet}>${shapes}</symbol><use href="#art"/></svg>\n`
  );
}

function coverPicture(file: string, post: PublishedPost): Picture {
  const make = async () => ({data: Buffer.from(coverFile(post)), isNew: true});
  return {kind: 'cover', file, make};
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
  const drawn = posts.filter(({fields}) => fields['image'] === undefined);
  const siteCard = {
    title: site.title,
    line: site.tagline,
    tags: [],
    seed: site.title,
    siteTitle: '',
  };
  return [
    cardPicture(site.card, siteCard, places),
    ...drawn.flatMap((post) => {
      const paths = postPicturePaths(post);
      const {title, tags, slug, date} = post;
      const card = {title, line: formatDate(date), tags, seed: slug, siteTitle: site.title};
      return [cardPicture(paths.card, card, places), coverPicture(paths.cover, post)];
    }),
    ...(await variantPictures(posts, places)),
  ];
}
