import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {derivePost} from '../lib/derivePost';
import {isScheduled} from '../lib/dates';
import {stockPermalink} from '../lib/tagAddresses';
import type {Owner} from '../lib/owner';
import type {PostFile} from '../lib/postFile';
import {parsePostFile} from '../lib/postFile';
import {picturedPost, postPicturePaths} from '../features/pictures/plugin/postPictures';
import {xmlText} from '../lib/xml';
import {readYaml} from './siteFolder';

type SiteParts = Partial<Pick<Owner, 'baseUrl' | 'cards'>>;

/** True for the path of a file in `static/`, such as `/img/chart.png`. */
function isStaticFile(image: unknown): image is string {
  return typeof image === 'string' && /^\/(?!\/)/.test(image);
}

/**
 * Removes the characters that XML forbids: feeds cannot contain them, and half an emoji stops the
 * bundler.
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
 * Drops a blank title, so that the heading or the file's name is used. An empty description stays: the
 * author wants none.
 */
function withoutBlanks(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const {title, description, ...rest} = cleanFields(fields) as Record<string, unknown>;
  return {
    ...(typeof title === 'string' && title.trim() === '' ? {} : title !== undefined && {title}),
    ...(description === undefined
      ? {}
      : {description: typeof description === 'string' ? description.trim() : description}),
    ...rest,
  };
}

/**
 * Tags that Docusaurus can take: a day is text, a tag of spaces alone is left out, and a name that
 * every object has (`constructor`) carries its address, because Docusaurus would find it in any
 * `tags.yml`.
 *
 * @param written the same list, where a day is the text of the file
 * @param listed keys of `blog/tags.yml`
 */
export function plainTags(
  tags: readonly unknown[],
  written: readonly unknown[],
  listed: () => ReadonlySet<string>,
): unknown[] {
  return tags
    .map((tag, index) => (tag instanceof Date ? written[index] : tag))
    .filter((tag) => typeof tag !== 'string' || tag === '' || tag.trim() !== '')
    .map((tag) =>
      typeof tag === 'string' && tag in Object.prototype && !listed().has(tag)
        ? {label: tag, permalink: stockPermalink(tag)}
        : tag,
    );
}

/**
 * Applies this application's rules for posts to their front matter: a scheduled post is a draft until
 * its date, cover, social card and excerpt are set, and addresses have no trailing slash.
 *
 * @param frontMatter front matter as read by Docusaurus
 * @param now epoch milliseconds
 */
export function adaptPost(
  post: PostFile,
  frontMatter: Readonly<Record<string, unknown>>,
  now: number,
  {cards = true, baseUrl = '/'}: SiteParts = {},
): Record<string, unknown> {
  const {date, slug, description} = derivePost(post);
  const paths = postPicturePaths(picturedPost(post));
  const {image} = frontMatter;
  return {
    ...frontMatter,
    // Docusaurus would take its own excerpt, which loses what is escaped.
    ...(frontMatter['description'] === undefined && description !== '' ? {description} : {}),
    ...(frontMatter['slug'] === undefined ? {} : {slug}),
    // Docusaurus would not add the base path where the picture's path happens to begin with it.
    ...(isStaticFile(image) ? {image: baseUrl + image.slice(1)} : {}),
    cover: baseUrl + paths.cover,
    ...(cards && !image ? {image: baseUrl + paths.card} : {}),
    ...(date !== undefined && isScheduled(date, now) ? {draft: true, scheduled: date} : {}),
  };
}

/**
 * Creates the site's `parseFrontMatter`, which changes only posts: files in `blog/`, except partials,
 * whose names or folders begin with `_`.
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
    const frontMatter = adaptPost(post, withoutBlanks(parsed.frontMatter), now, parts);
    const {tags} = frontMatter;
    if (Array.isArray(tags)) {
      const written = post.fields['tags'];
      frontMatter['tags'] = plainTags(tags, Array.isArray(written) ? written : tags, () => {
        return new Set(Object.keys(readYaml(path.join(root, 'blog/tags.yml')) ?? {}));
      });
    }
    return {
      frontMatter,
      content: xmlText(parsed.content),
    };
  };
}
