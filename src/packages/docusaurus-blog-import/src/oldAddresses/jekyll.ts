import path from 'node:path';
import type {Fields} from '../read/exportedPost.js';
import {isFields} from '../read/exportedPost.js';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {below, fillIn, joined, readConfig, textOf, urlOf} from './rules.js';

const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/** Jekyll's `slugify` in its mode `pretty`, which keeps letter case. */
function pretty(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{Nd}._~!$&'()+,;=@]+/gu, '-').replace(/^-|-$/g, '');
}

function slugify(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** Categories of a post: folders above `_posts`, then those of its front matter. */
function categoriesOf(folder: string, fields: Fields): string[] {
  const {category, categories} = fields;
  const own =
    category ?? (typeof categories === 'string' ? categories.split(/\s+/) : (categories ?? []));
  return [...folder.split('/'), ...[own].flat().map(String)].filter(Boolean);
}

function dateParts(day: string, fields: Fields): Readonly<Record<string, string>> {
  const time = new Date(`${day}T12:00:00Z`);
  const [year = '', month = '', date = ''] = day.split('-');
  const named = (options: Intl.DateTimeFormatOptions) =>
    time.toLocaleDateString('en-US', {timeZone: 'UTC', ...options});
  const weekday = time.getUTCDay() || 7;
  // The week of a day is that of its Thursday.
  const thursday = new Date(time.getTime() + (4 - weekday) * 86_400_000);
  const dayOfYear = (of: Date) =>
    Math.floor((of.getTime() - Date.UTC(of.getUTCFullYear(), 0)) / 86_400_000) + 1;
  const [, hour = '00', minute = '00', second = '00'] =
    /\d[T ](\d{2}):(\d{2})(?::(\d{2}))?/.exec(textOf(fields['date']) ?? '') ?? [];
  return {
    ...{year, month, day: date, hour, minute, second},
    short_year: year.slice(2),
    i_month: String(Number(month)),
    i_day: String(Number(date)),
    y_day: String(dayOfYear(time)).padStart(3, '0'),
    short_month: named({month: 'short'}),
    long_month: named({month: 'long'}),
    short_day: named({weekday: 'short'}),
    long_day: named({weekday: 'long'}),
    w_day: String(weekday),
    w_year: String(thursday.getUTCFullYear()),
    week: String(Math.ceil(dayOfYear(thursday) / 7)).padStart(2, '0'),
  };
}

/** Values that `defaults` of the configuration gives to a post. */
function defaultsFor(file: string, config: Fields): Fields {
  const all = Array.isArray(config['defaults']) ? (config['defaults'] as unknown[]) : [];
  const fitting = all.filter(isFields).flatMap(({scope, values}) => {
    const {path: folder = '', type} = (isFields(scope) ? scope : {}) as {
      path?: string;
      type?: string;
    };
    const glob = folder
      .replace(/^\/|\/$/g, '')
      .replace(/[.+^${}()|[\]\\?]/g, '\\$&')
      .replace(/\*+\/?/g, (stars) => (stars.startsWith('**') ? '.*' : `[^/]*${stars.slice(1)}`));
    const isIn = folder === '' || new RegExp(`^${glob}(?:/|$)`).test(file);
    return isIn && (type === undefined || type === 'posts') && isFields(values)
      ? [{folder, values}]
      : [];
  });
  // A longer path is nearer to the post.
  fitting.sort((one, other) => one.folder.length - other.folder.length);
  return Object.assign({}, ...fitting.map(({values}) => values)) as Fields;
}

/** Reads how a site of Jekyll, or of Hexo, makes the addresses of its posts. */
export function readJekyll(configFile: string | undefined, exported: OldFiles): OldSite {
  const config = configFile === undefined ? {} : readConfig(configFile, exported);
  const root = configFile === undefined ? '.' : path.posix.dirname(configFile);
  const isHexo = exported.files.some((file) =>
    file.startsWith(path.posix.join(root, 'source/_posts/')),
  );
  const folder = path.posix.join(root, isHexo ? 'source' : (textOf(config['source']) ?? ''));
  const base = textOf(config[isHexo ? 'root' : 'baseurl']) ?? '';
  const collections = isFields(config['collections']) ? config['collections'] : {};
  const posts = isFields(collections['posts']) ? collections['posts'] : {};
  const style = textOf(config['permalink']) ?? (isHexo ? ':year/:month/:day/:title/' : 'date');
  const general = textOf(posts['permalink']) ?? STYLES[style] ?? style;

  function addressOf({source, fields, date}: OldPost) {
    const file = below(folder, source);
    const [, above, inside] = /^(.*?)_posts\/(.+)\.\w+$/s.exec(file ?? '') ?? [];
    if (file === undefined || above === undefined || inside === undefined) {
      return undefined;
    }
    const values = {...defaultsFor(file, config), ...fields};
    const name = path.posix.basename(inside);
    const [, words = name] = /^\d{2,4}-\d{1,2}-\d{1,2}-(.*)$/s.exec(name) ?? [];
    const slug = textOf(values['slug']) ?? words.replace(/\.+$/, '');
    const categories = categoriesOf(above, values);
    const parts: Readonly<Record<string, string>> = {
      ...(date === undefined ? {} : dateParts(date, fields)),
      categories: [...new Set(categories.map((each) => each.toLowerCase()))].join('/'),
      slugified_categories: [...new Set(categories.map(slugify))].join('/'),
      title: isHexo ? inside.replace(name, words) : pretty(slug),
      slug: slugify(slug),
      name: isHexo ? words : slugify(name),
      post_title: words,
      path: inside,
      collection: 'posts',
      output_ext: '.html',
    };
    const own = textOf(values['permalink']);
    const template = own ?? general;
    const address = fillIn(template, (part) => parts[part]);
    const rule =
      own === undefined || fields['permalink'] === undefined
        ? `permalink in ${configFile ?? 'Jekyll'}: ${template}`
        : 'permalink of the post';
    return address === undefined ? undefined : {path: joined(base, address), rule};
  }

  return {
    url: urlOf(config['url']),
    addressOf,
    aliasOf: (alias) => (URL.canParse(alias) ? alias : joined(base, alias)),
  };
}
