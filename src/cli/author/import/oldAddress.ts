import {parse} from 'yaml';
import {pathFrom} from './moveAddresses';

/** Jekyll's named styles of addresses. */
const JEKYLL: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/** A path as the site's pages are known by: decoded, without a slash or a file's name at its end. */
export function barePath(address: string): string {
  const path = pathFrom('/', URL.canParse(address) ? new URL(address).pathname : address);
  const bare = path.replace(/\/(?:index\.html?)?$/, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}

/** The name of a post's file, or of its folder, without day and ending. */
export function nameOf(source: string): string {
  const path = source.replace(/^.*#/, '').replace(/\.\w+$/, '');
  const name = path.replace(/\/index$/i, '').replace(/^.*\//, '');
  return name.replace(/^\d{4}-\d{1,2}-\d{1,2}[-_]?(?=.)/, '');
}

/**
 * The address that an engine gives a post of its own accord, as far as the folders tell: Jekyll's by
 * its configuration, Hugo's and Astro's by the path. Nothing where the post may have had any.
 *
 * @param config text of `_config.yml`; '' where there is none
 * @param date YYYY-MM-DD
 */
export function oldAddress(
  source: string,
  config: string,
  {date, slug, categories}: {date: string; slug?: string; categories: readonly string[]},
): string | undefined {
  const name = slug ?? nameOf(source);
  if (/(?:^|\/)_posts\//.test(source)) {
    const {permalink = 'date'} = (parse(config) ?? {}) as {readonly permalink?: string};
    const [year = '', month = '', day = ''] = date.split('-');
    const parts: Readonly<Record<string, string>> = {
      categories: categories.map((each) => each.toLowerCase().replaceAll(' ', '-')).join('/'),
      year,
      month,
      day,
      title: name,
      slug: name,
    };
    return (JEKYLL[permalink] ?? permalink)
      .replace(/:(\w+)/g, (whole, part: string) => parts[part] ?? whole)
      .replace(/\/{2,}/g, '/');
  }
  const [, below] = /^(?:src\/)?content\/(.+)$/.exec(source) ?? [];
  const folder = below?.replace(/(?:\/index)?\.\w+$/i, '').replace(/[^/]*$/, '');
  return folder === undefined ? undefined : `/${folder}${name}`;
}
