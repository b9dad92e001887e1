import path from 'node:path';
import type {Fields} from '../read/exportedPost.js';
import {fieldsIn} from '../read/exportedPost.js';
import type {EngineRules, OldFiles, OldPost} from './rules.js';
import {pathBelow, dateParts, fillColons, lowerCaseFields, readConfig, urlOf} from './rules.js';
import {textOf} from '../text.js';

/** Templates of Jekyll's built-in permalink styles. */
const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/** Converts a text as Jekyll's `slugify` does. The mode `pretty` keeps case and some punctuation. */
function slugify(text: string, mode: 'default' | 'pretty' = 'default'): string {
  const isPretty = mode === 'pretty';
  const removed = isPretty ? /[^\p{L}\p{M}\p{Nd}._~!$&'()+,;=@]+/gu : /[^\p{L}\p{M}\p{Nd}]+/gu;
  const slug = text.replace(removed, '-').replace(/^-|-$/g, '');
  return isPretty ? slug : slug.toLowerCase();
}

/** Returns the categories of a post: folders above `_posts`, then those of its front matter. */
function categoriesOf(folder: string, {category, categories}: Fields): string[] {
  const fromFields =
    category ?? (typeof categories === 'string' ? categories.split(/\s+/) : (categories ?? []));
  return [...folder.split('/'), ...[fromFields].flat().map(String)].filter(Boolean);
}

/** Converts a text as Hexo does for addresses. */
function hexoSlug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-').replace(/^-|-$/g, '');
}

/** Returns the values of template variables that only Hexo has, including the fields of the post. */
function hexoValues(values: Fields, config: Fields) {
  const slugs = fieldsIn(config['category_map']);
  // If any category is a list, Hexo's address contains only the last item.
  const nested = [values['categories'] ?? values['category'] ?? []].flat();
  const categories = nested.some((each) => Array.isArray(each)) ? [nested.at(-1)].flat() : nested;
  const category = categories
    .map(String)
    .map((name) => textOf(slugs[name]) ?? hexoSlug(name))
    .join('/');
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)])),
    category: category || (textOf(config['default_category']) ?? 'uncategorized'),
    post_title: hexoSlug(textOf(values['title']) ?? '').toLowerCase(),
  };
}

/**
 * Reads how a Jekyll or Hexo site builds the addresses of its posts.
 *
 * @param configFile '' for a site without one
 */
export function readJekyll(configFile: string, site: OldFiles): EngineRules {
  const config = configFile === '' ? {} : readConfig(configFile, site);
  const isHexo = !config['source'] && site.files.some((file) => file.startsWith('source/_posts/'));
  const folder = isHexo ? 'source' : (textOf(config['source']) ?? '.');
  const collections = lowerCaseFields(config['collections']);
  const collectionsFolder = textOf(config['collections_dir']) ?? '';
  const style = textOf(config['permalink']) ?? (isHexo ? ':year/:month/:day/:title/' : 'date');
  const permalinkOf = (collection: string) =>
    textOf(lowerCaseFields(collections[collection])['permalink']);
  const defaultTemplate = permalinkOf('posts') ?? STYLES[style] ?? style;

  // Hexo only knows a date in a name if names of new posts have one.
  const hasDatedNames = !isHexo || /:year.*:title/.test(textOf(config['new_post_name']) ?? '');

  /**
   * Returns the address of a page, such as `about.md`. Without a permalink, files in collections and outside
   * the source folder have none.
   */
  function pageAddress(file: string | undefined, permalink: string | undefined) {
    if (permalink !== undefined || file === undefined || /(?:^|\/)_/.test(file)) {
      return permalink;
    }
    const route = file.replace(/\.\w+$/, '');
    return /(?:^|\/)index$/.test(route)
      ? route.replace(/index$/, '')
      : route + (isHexo || !defaultTemplate.endsWith('/') ? '.html' : '/');
  }

  function addressOf({source, fields, inherited, date}: OldPost) {
    const file = pathBelow(folder, source);
    const values = {...inherited, ...fields};
    const [, above, collection = '', inside] =
      /^(.*?)(?<![^/])_(\w+)\/(.+)\.\w+$/s.exec(file ?? '') ?? [];
    const isPost = collection === 'posts';
    if (above === undefined || inside === undefined || !(isPost || collections[collection])) {
      return {
        path: pageAddress(file, textOf(values['permalink'])),
        rule: `${isHexo ? 'Hexo' : 'Jekyll'}'s rules for pages`,
      };
    }
    const name = path.posix.basename(inside);
    const [, words = name] = (hasDatedNames && /^\d{2,4}-\d{1,2}-\d{1,2}-(.*)$/s.exec(name)) || [];
    const slug = textOf(values['slug']) ?? words.replace(/\.+$/, '');
    const folders = `/${above}`.replace(`/${collectionsFolder}/`, '/');
    const categories = categoriesOf(folders, values);
    const [, hour = '00', minute = '00', second = '00'] =
      /\d[T ](\d{2}):(\d{2})(?::(\d{2}))?/.exec(textOf(fields['date']) ?? '') ?? [];
    const collectionTemplate = permalinkOf(collection) ?? '/:collection/:path:output_ext';
    const template = textOf(values['permalink']) ?? (isPost ? defaultTemplate : collectionTemplate);
    const filled = fillColons(template, {
      post_title: words,
      ...(isHexo ? hexoValues({...fieldsIn(config['permalink_defaults']), ...values}, config) : {}),
      ...dateParts(date),
      hour,
      minute,
      second,
      categories: [...new Set(categories.map((each) => each.toLowerCase()))].join('/'),
      slugified_categories: [...new Set(categories.map((each) => slugify(each)))].join('/'),
      // In Hexo, this is the path below `_posts`.
      title: isHexo ? inside.replace(name, words) : slugify(slug, 'pretty'),
      slug: slugify(slug),
      name: isHexo ? words : slugify(name),
      path: inside,
      collection,
      output_ext: '.html',
    });
    return {
      path: filled,
      rule:
        fields['permalink'] === undefined
          ? `permalink in ${configFile || "Jekyll's defaults"}: ${template}`
          : 'permalink of the post',
    };
  }

  return {
    url: urlOf(config['url']),
    base: textOf(config[isHexo ? 'root' : 'baseurl']),
    addressOf,
  };
}
