import {seededRandom} from './seededRandom';

/** What the drawn pictures of a post show. */
export interface PicturedPost {
  readonly slug: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Keys of blog/tags.yml. */
  readonly tags: readonly string[];
}

/** Eight hexadecimal digits that change with the text; for names of files, never for secrets. */
export function shortHash(text: string): string {
  return Math.floor(seededRandom(text)() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
}

/**
 * Where a post's social card and its cover are, from the site's base. The names change with what is
 * drawn, so a picture can be kept by whoever has it.
 */
export function postPicturePaths({slug, title, date, tags}: PicturedPost) {
  return {
    card: `/img/cards/${slug}-${shortHash([title, date, ...tags].join('\n'))}.png`,
    cover: `/img/covers/${slug}-${shortHash([slug, ...tags].join('\n'))}.svg`,
  };
}

/** Where the card of all pages without one of their own is. */
export function siteCardPath(siteTitle: string, tagline: string): string {
  return `/img/cards/site-${shortHash(`${siteTitle}\n${tagline}`)}.png`;
}
