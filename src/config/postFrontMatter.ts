import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {withoutFirstQuestions} from '../lib/answeredQuestions';
import {derivePost} from '../lib/derivePost';
import {isScheduled} from '../lib/dates';
import type {Owner} from '../lib/owner';
import type {PostFile} from '../lib/postFile';
import {parsePostFile} from '../lib/postFile';
import {picturedPost, postPicturePaths} from '../lib/postPictures';

type SiteParts = Partial<Pick<Owner, 'baseUrl' | 'cards'>>;

/** True for the path of a file in `static/`, such as `/img/chart.png`. */
function isStaticFile(image: unknown): image is string {
  return typeof image === 'string' && /^\/(?!\/)/.test(image);
}

/**
 * The site's own rules for a post in the words that Docusaurus knows: a post of a later day is a
 * draft until then, its cover and its social card are named, and an address has no slash at its
 * end.
 *
 * @param frontMatter as Docusaurus has read it
 * @param now epoch milliseconds
 */
export function adaptPost(
  post: PostFile,
  frontMatter: Readonly<Record<string, unknown>>,
  now: number,
  {cards = true, baseUrl = '/'}: SiteParts = {},
): Record<string, unknown> {
  const {date, slug} = derivePost(post);
  const paths = postPicturePaths(picturedPost(post));
  const {image} = frontMatter;
  return {
    ...frontMatter,
    ...(frontMatter['slug'] === undefined ? {} : {slug}),
    // Docusaurus would not add the base path where the picture's path happens to begin with it.
    ...(isStaticFile(image) ? {image: baseUrl + image.slice(1)} : {}),
    cover: baseUrl + paths.cover,
    ...(cards && !image ? {image: baseUrl + paths.card} : {}),
    ...(date !== undefined && isScheduled(date, now) ? {draft: true, scheduled: date} : {}),
  };
}

/** Epoch milliseconds: of the day that `SITE_TODAY` (YYYY-MM-DD) names, or now. */
export function readNow(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const today = environment['SITE_TODAY'];
  if (!today) {
    return Date.now();
  }
  const time = /^\d{4}-\d{2}-\d{2}$/.test(today) ? Date.parse(today) : NaN;
  if (Number.isNaN(time)) {
    throw new Error(`SITE_TODAY is "${today}"; it must be a day as YYYY-MM-DD.`);
  }
  return time;
}

/**
 * The `parseFrontMatter` of the site's configuration; files outside `blog/`, and those there that are
 * parts of posts (their names or folders begin with `_`), are left as they are.
 *
 * @param root folder of the site
 */
export function postFrontMatter(root: string, now: number, parts: SiteParts = {}) {
  return async (params: {
    filePath: string;
    fileContent: string;
    defaultParseFrontMatter: DefaultParseFrontMatter;
  }) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(root, params.filePath).replaceAll(path.sep, '/');
    if (!file.startsWith('blog/') || /\/_/.test(file)) {
      return parsed;
    }
    const post = parsePostFile(file, params.fileContent);
    return {
      frontMatter: adaptPost(post, parsed.frontMatter, now, parts),
      content: withoutFirstQuestions(parsed.content),
    };
  };
}
