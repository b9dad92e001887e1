import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {isScheduled} from '../lib/isScheduled';
import type {Owner} from '../lib/owner';
import {postPicturePaths} from '../lib/postPictures';

type FrontMatter = Readonly<Record<string, unknown>>;

function day(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/**
 * The site's own fields of a post in the words that Docusaurus knows: a post of a later day
 * is a draft until then, and the drawn pictures are named where no hand-made one is.
 *
 * @param now epoch milliseconds
 */
export function adaptPost(
  fields: FrontMatter,
  now: number,
  {cards = true}: Pick<Owner, 'cards'> = {},
): Record<string, unknown> {
  const date = day(fields['date']);
  const tags = Array.isArray(fields['tags']) ? fields['tags'].map(String) : [];
  const slug = String(fields['slug']);
  const paths = postPicturePaths({slug, title: String(fields['title']), date, tags});
  return {
    ...fields,
    ...(fields['image'] === undefined
      ? {...(cards ? {image: paths.card} : {}), cover: paths.cover}
      : {}),
    ...(isScheduled(date, now) ? {draft: true, scheduled: date} : {}),
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

/** The `parseFrontMatter` of the site's configuration; files outside `blog/` are left as they are. */
export function postFrontMatter(now: number, parts: Pick<Owner, 'cards'> = {}) {
  return async (params: {
    filePath: string;
    fileContent: string;
    defaultParseFrontMatter: DefaultParseFrontMatter;
  }) => {
    const parsed = await params.defaultParseFrontMatter(params);
    return /[\\/]blog[\\/][^\\/]+\.mdx?$/.test(params.filePath)
      ? {...parsed, frontMatter: adaptPost(parsed.frontMatter, now, parts)}
      : parsed;
  };
}
