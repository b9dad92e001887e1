import {derivePost, tagKey} from './derivePost';
import {firstPlotBlock} from './plotBlock';
import type {PostFile} from './postFile';
import {seededRandom} from './seededRandom';

/** What the drawn pictures of a post show. */
export interface PicturedPost {
  readonly slug: string;
  readonly title: string;
  /** YYYY-MM-DD, or '' where the post's file says none. */
  readonly date: string;
  /** Keys of blog/tags.yml, or labels. */
  readonly tags: readonly string[];
  /** Source of the first plot; empty if the post has no plot. */
  readonly plot?: string;
}

/** Eight hexadecimal digits that change with the text; for names of files, never for secrets. */
export function shortHash(text: string): string {
  return Math.floor(seededRandom(text)() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
}

/**
 * Paths of a post's social card and its cover below the base path. The names change with what is
 * drawn, so that caches can keep the pictures.
 */
export function postPicturePaths({slug, title, date, tags, plot = ''}: PicturedPost) {
  // A slug may hold folders and any script; a file's name should survive every host.
  const name = /[^/]*$/
    .exec(slug)?.[0]
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const start = name ? `${name.slice(0, 60)}-` : '';
  return {
    card: `img/cards/${start}${shortHash([slug, title, date, ...tags, plot].join('\n'))}.png`,
    cover: `img/covers/${start}${shortHash([slug, ...tags, plot].join('\n'))}.svg`,
  };
}

/** What is drawn for a post, from its file alone: who names the pictures and who draws them agree. */
export function picturedPost(post: PostFile): PicturedPost {
  const {slug, title, date = '', tags} = derivePost(post);
  const {meta, value = ''} = firstPlotBlock(post.body) ?? {};
  return {slug, title, date, tags: tags.map(tagKey), plot: `${meta ?? ''}\n${value}`.trim()};
}

/** Path, below the base path, of the card of all pages without one of their own. */
export function siteCardPath(siteTitle: string, tagline: string): string {
  return `img/cards/site-${shortHash(`${siteTitle}\n${tagline}`)}.png`;
}
