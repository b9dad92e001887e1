import path from 'node:path';
import {parse} from 'yaml';
import {pathFrom} from './moveAddresses';
import type {Export} from './readExport';

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

/** Where engines keep what their pages name by a path from the root. */
const STATIC = ['static/', 'public/', ''];

/** A file's name that is an address as it stands: front matter takes no other for a picture. */
function plainName(name: string): string {
  const {name: stem, ext} = path.posix.parse(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  const plain = stem.replace(/[^\w.]+/g, '-').replace(/^-+|-+$/g, '');
  return `${plain || 'file'}${ext}`;
}

/** Finds the files that a post names, and notes where they are to be copied. */
export function fileShelf({docusaurus, files: all}: Export, copies: Map<string, string>) {
  const files = new Set(all);
  const blog = docusaurus === undefined ? undefined : docusaurus && `${docusaurus}/`;
  /** Its path in the blog here, if it lies in a blog that keeps its folders. */
  const inBlog = (file: string) =>
    blog !== undefined && file.startsWith(blog) ? `blog/${file.slice(blog.length)}` : undefined;
  return {
    files,
    inBlog,
    /** @param folder of the post here, to which files of other folders come */
    of(source: string, folder: string) {
      const state = {hasFiles: false};
      const bringInto = (file: string, name: string): string => {
        state.hasFiles = true;
        const {dir, name: stem, ext} = path.posix.parse(name);
        const isTaken = (place: string) =>
          [...copies].some(([from, to]) => from !== file && to === `${folder}/${place}`);
        let free = name;
        for (let count = 2; isTaken(free); count += 1) {
          free = path.posix.join(dir, `${stem}-${count}${ext}`);
        }
        copies.set(file, `${folder}/${free}`);
        return `./${free}`;
      };
      return {
        state,
        findFile(address: string): string | undefined {
          const below = pathFrom('/', address.replace(/^@site\//, '')).slice(1);
          const starts = address.startsWith('/') ? STATIC.map((start) => start + below) : [below];
          const isWhole = /^(?:\/|@site\/)/.test(address);
          return (isWhole ? starts : [pathFrom(source, address)]).find((file) => files.has(file));
        },
        /** Gives the address that the file has from the post. */
        bring(file: string, address: string): string {
          if (address.startsWith('/')) {
            copies.set(file, `static${pathFrom('/', address)}`);
            return address;
          }
          const kept = inBlog(file) ?? (address.startsWith('@site/') ? file : undefined);
          if (kept !== undefined) {
            copies.set(file, kept);
            return address;
          }
          return bringInto(file, plainName(path.posix.basename(file)));
        },
        bringCode([file = '', ...needs]: readonly string[]): string {
          if (inBlog(file) !== undefined) {
            return `./${path.posix.relative(path.posix.dirname(source), file)}`;
          }
          needs.forEach((name) => bringInto(name, `_parts/${name}`));
          return bringInto(file, `_parts/${file}`);
        },
      };
    },
  };
}
