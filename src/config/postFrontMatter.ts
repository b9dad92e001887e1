import {existsSync} from 'node:fs';
import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {isScheduled, parseTime, docusaurusPermalink} from 'docusaurus-blog-import/markdown';
import {derivePost} from '../lib/derivePost';
import type {Owner} from '../lib/owner';
import type {PostFile} from '../lib/postFile';
import {parsePostFile} from '../lib/postFile';
import {picturesOfPost} from '../features/pictures/plugin/postPictures';
import {xmlText} from '../lib/xml';
import {readYaml} from './siteFolder';

type PostSettings = Partial<Pick<Owner, 'baseUrl' | 'cards'>> & {
  /** Returns true if there is a static file at a path. @default () => true */
  readonly isStatic?: (path: string) => boolean;
};

/** True for a path on this site, such as `/img/chart.png`. */
function isSitePath(image: unknown): image is string {
  return typeof image === 'string' && /^\/(?!\/)/.test(image);
}

/**
 * Removes characters not allowed in XML from all texts in a value, because feeds cannot contain them,
 * and half an emoji would make the bundler fail.
 */
function cleanFields(value: unknown): unknown {
  if (typeof value === 'string') {
    return xmlText(value);
  }
  if (Array.isArray(value)) {
    return value.map(cleanFields);
  }
  return value !== null && typeof value === 'object' && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanFields(inner)]))
    : value;
}

/**
 * Cleans the fields and removes a blank title, so that Docusaurus uses the heading or the file's name.
 * Keeps an empty description, because it means "no description".
 */
function cleanFrontMatter(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const cleaned = cleanFields(fields) as Record<string, unknown>;
  const {title, description} = cleaned;
  if (typeof title === 'string' && title.trim() === '') {
    delete cleaned['title'];
  }
  return typeof description === 'string' ? {...cleaned, description: description.trim()} : cleaned;
}

/**
 * Returns the tags in a form that Docusaurus accepts:
 *
 * - A tag that YAML reads as a date becomes the text in the file.
 * - A tag that is only spaces is removed. Docusaurus refuses an empty tag itself.
 * - A tag named like a property of every object (`constructor`) gets an explicit address, because
 *   Docusaurus would find it in any `tags.yml`.
 *
 * @param written the same list with dates as text
 * @param listed function that returns the keys of `blog/tags.yml`
 */
export function acceptedTags(
  tags: readonly unknown[],
  written: readonly unknown[],
  listed: () => ReadonlySet<string>,
): unknown[] {
  return tags
    .map((tag, index) => (tag instanceof Date ? written[index] : tag))
    .filter((tag) => typeof tag !== 'string' || tag === '' || tag.trim() !== '')
    .map((tag) =>
      typeof tag === 'string' && tag in Object.prototype && !listed().has(tag)
        ? {label: tag, permalink: docusaurusPermalink(tag)}
        : tag,
    );
}

/** Parses a date in a text, because Docusaurus cannot read one with a time zone; keeps other values. */
function dateOf(date: unknown): unknown {
  const time = typeof date === 'string' ? parseTime(date) : undefined;
  return time === undefined ? date : new Date(time);
}

/**
 * Applies this site's rules to the front matter of a post: sets the cover and the social card,
 * removes the trailing slash of the address, and makes the post a draft until its date.
 *
 * @param frontMatter front matter as read by Docusaurus, cleaned
 * @param now epoch milliseconds
 */
export function adaptPost(
  post: PostFile,
  frontMatter: Readonly<Record<string, unknown>>,
  now: number,
  {cards = true, baseUrl = '/', isStatic = () => true}: PostSettings = {},
): Record<string, unknown> {
  const {date, slug} = derivePost(post);
  const pictures = picturesOfPost(post);
  // `scheduled` is set below. A post from another engine may have a field of that name with any content.
  const {scheduled: _scheduled, ...fields} = frontMatter;
  const {image} = fields;
  return {
    ...fields,
    slug,
    ...('date' in fields ? {date: dateOf(fields['date'])} : {}),
    // Adds the base path here, because on a site at `/img/`, Docusaurus would not add it to `/img/a.png`,
    // although the file `static/img/a.png` is at `/img/img/a.png`.
    ...(isSitePath(image) && (!image.startsWith(baseUrl) || isStatic(image))
      ? {image: baseUrl + image.slice(1)}
      : {}),
    siteCover: baseUrl + pictures.cover,
    ...(cards && !image ? {image: baseUrl + pictures.card} : {}),
    ...(date !== undefined && isScheduled(date, now) ? {draft: true, scheduled: date} : {}),
  };
}

/**
 * Creates Docusaurus' option `parseFrontMatter`. It changes only posts: files in `blog/`, except
 * those whose names or folders begin with `_`.
 *
 * @param root folder of the site
 */
export function postFrontMatter(root: string, now: number, owner: PostSettings = {}) {
  const isStatic = (file: string): boolean => existsSync(path.join(root, 'static', file));
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
    const frontMatter = adaptPost(post, cleanFrontMatter(parsed.frontMatter), now, {
      isStatic,
      ...owner,
    });
    const {tags} = frontMatter;
    if (Array.isArray(tags)) {
      const written = post.fields['tags'];
      const listed = () => new Set(Object.keys(readYaml(root, 'blog/tags.yml') ?? {}));
      frontMatter['tags'] = acceptedTags(tags, Array.isArray(written) ? written : tags, listed);
    }
    return {frontMatter, content: xmlText(parsed.content)};
  };
}
