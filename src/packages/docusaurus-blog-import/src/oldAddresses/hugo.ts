import path from 'node:path';
import type {Fields} from '../read/exportedPost.js';
import {isFields} from '../read/exportedPost.js';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {
  below,
  datedName,
  fillIn,
  joined,
  lowerKeys,
  readConfig,
  routeOf,
  textOf,
  urlOf,
} from './rules.js';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Hugo's form of a path: letters, digits and some signs, hyphens for spaces. */
function urlize(text: string, {keepsCase = false, keepsAccents = true} = {}): string {
  let result = '';
  let needsHyphen = false;
  for (const letter of text) {
    if (/[\p{L}\p{Nd}\p{M}./\\_#+~@%-]/u.test(letter)) {
      result += needsHyphen && letter !== '-' ? `-${letter}` : letter;
      needsHyphen = false;
    } else if (/\s/.test(letter) && result !== '' && !result.endsWith('-')) {
      needsHyphen = true;
    }
  }
  const plain = keepsAccents ? result : result.normalize('NFD').replace(/\p{Mn}/gu, '');
  return keepsCase ? plain : plain.toLowerCase();
}

function dateParts(day: string): Readonly<Record<string, string>> {
  const time = new Date(`${day}T12:00:00Z`);
  const [year = '', month = '', date = ''] = day.split('-');
  const start = Date.UTC(time.getUTCFullYear(), 0);
  return {
    ...{year, month, day: date},
    monthname: time.toLocaleDateString('en-US', {timeZone: 'UTC', month: 'long'}),
    weekday: String(time.getUTCDay()),
    weekdayname: DAYS[time.getUTCDay()] ?? '',
    yearday: String(Math.floor((time.getTime() - start) / 86_400_000) + 1),
  };
}

/** The whole configuration, wherever Hugo takes it from, and the file that it is mainly in. */
function readAll(main: string, exported: OldFiles): Fields {
  const folder = path.posix.dirname(main);
  const parts = exported.files.filter(
    (file) => /(?:^|\/)config\/_default$/.test(folder) && path.posix.dirname(file) === folder,
  );
  const config: Record<string, unknown> = {...readConfig(main, exported)};
  for (const file of parts.filter((each) => each !== main)) {
    const [name = '', language] = path.posix
      .basename(file)
      .replace(/\.\w+$/, '')
      .split('.');
    const part = readConfig(file, exported);
    if (name === 'languages' && language !== undefined) {
      config['languages'] = {...(config['languages'] as Fields | undefined), [language]: part};
    } else if (language === undefined) {
      config[name] = part;
    }
  }
  return config;
}

function mapOf(value: unknown): Fields {
  return isFields(value) ? lowerKeys(value) : {};
}

/** Returns the place of a post's file among languages and folders. */
interface Place {
  readonly language: string | undefined;
  /** Path below the content of the language, without ending and `index`. */
  readonly route: string;
}

/** Finds languages of folders (`content/en/…`) and of names (`x.en.md`). */
function createPlaces(config: Fields, root: string) {
  const languages = Object.entries(mapOf(config['languages'])).map(
    ([name, value]) => [name, mapOf(value)] as const,
  );
  const main = (textOf(config['defaultcontentlanguage']) ?? 'en').toLowerCase();
  const content = textOf(config['contentdir']) ?? 'content';
  const isInFolder = languages.length > 1 && config['defaultcontentlanguageinsubdir'] === true;
  const folders = languages
    .map(([name, value]) => [name, textOf(value['contentdir'])] as const)
    .filter(([, folder]) => folder !== undefined)
    .sort(([, one = ''], [, other = '']) => other.length - one.length);
  return (source: string): (Place & {readonly prefix: string}) | undefined => {
    const own = folders.find(([, folder = '']) => below(path.posix.join(root, folder), source));
    const file = below(path.posix.join(root, own?.[1] ?? content), source);
    if (file === undefined) {
      return undefined;
    }
    const [, stem = '', ending = ''] = /^(.*?)\.([a-z]{2,3}(?:-[a-z]+)?)\.\w+$/i.exec(file) ?? [];
    const named = languages.find(([name]) => name === ending.toLowerCase());
    const isNamed = named !== undefined || ending.toLowerCase() === main;
    const language = own?.[0] ?? (isNamed ? ending.toLowerCase() : undefined);
    const route = routeOf(isNamed ? `${stem}.md` : file);
    const isMain = language === undefined || language === main;
    return {language, route, prefix: !isMain || isInFolder ? (language ?? main) : ''};
  };
}

/** Reads how a site of Hugo makes the addresses of its posts. */
export function readHugo(configFile: string, exported: OldFiles): OldSite {
  const config = readAll(configFile, exported);
  const root = path.posix.dirname(configFile).replace(/(?:^|\/)config\/_default$/, '') || '.';
  const url = urlOf(config['baseurl']);
  const base = decodeURI(url?.pathname ?? '/');
  const placeOf = createPlaces(config, root);
  const permalinks = mapOf(config['permalinks']);
  const ofPages = {...permalinks, ...mapOf(permalinks['page'])};
  const ugly = config['uglyurls'];
  const namesHaveDates = JSON.stringify(mapOf(config['frontmatter'])['date'] ?? '').includes(
    ':filename',
  );
  const style = {
    keepsCase: config['disablepathtolower'] === true,
    keepsAccents: config['removepathaccents'] !== true,
  };
  const clean = (text: string) => urlize(text, style);

  function tokens({fields, date}: OldPost, route: string, name: string) {
    const folders = route.split('/').slice(0, -1);
    const slug = textOf(fields['slug']);
    const title = clean(textOf(fields['title']) ?? '');
    const values: Readonly<Record<string, string | undefined>> = {
      ...(date === undefined ? {} : dateParts(date)),
      section: clean(folders[0] ?? ''),
      sections: clean(folders.join('/')),
      title,
      slug: slug === undefined ? title : clean(slug),
      filename: clean(name),
      contentbasename: clean(name),
      slugorfilename: clean(slug ?? name),
      slugorcontentbasename: clean(slug ?? name),
    };
    return {values, folders};
  }

  function expand(template: string, post: OldPost, route: string, name: string) {
    const {values, folders} = tokens(post, route, name);
    const sliced = template.replace(
      /:sections\[(-?\d+|last)?(:)?(-?\d+|last)?\]/g,
      (_, from?: string, colon?: string, to?: string) => {
        const at = (text: string | undefined) =>
          text === 'last' ? folders.length - 1 : text && Number(text);
        const start = Number(at(from) ?? 0);
        return clean(
          folders.slice(start, colon ? (at(to) as number | undefined) : start + 1).join('/'),
        );
      },
    );
    return fillIn(sliced, (token) => values[token] || undefined);
  }

  function addressOf(post: OldPost) {
    const place = placeOf(post.source);
    if (place === undefined) {
      return undefined;
    }
    const {route, prefix} = place;
    const last = path.posix.basename(route);
    const {day, words} = datedName(last);
    const name = namesHaveDates && day !== undefined ? words : last;
    const dated = {...post, date: post.date ?? (namesHaveDates ? day : undefined)};
    const own = textOf(lowerKeys(post.fields)['url']);
    if (own !== undefined) {
      const filled = expand(own.replace(/^https?:\/\/[^/]*/, ''), dated, route, name);
      const start = own.startsWith('/') ? '' : prefix;
      return filled === undefined
        ? undefined
        : {path: joined(base, start, filled), rule: 'url of the post'};
    }
    const section = route.includes('/') ? (route.split('/')[0] ?? '') : '/';
    const template = textOf(ofPages[section.toLowerCase()]);
    const plain = joined(
      path.posix.dirname(clean(route)),
      clean(textOf(post.fields['slug']) ?? name),
      '/',
    );
    const address = template === undefined ? plain : expand(template, dated, route, name);
    const isUgly = ugly === true || mapOf(ugly)[section.toLowerCase()] === true;
    const rule =
      template === undefined
        ? `folders of Hugo (${configFile} has no permalinks for them)`
        : `permalinks in ${configFile}: ${section} = ${template}`;
    if (address === undefined) {
      return undefined;
    }
    const full = joined(base, prefix, address);
    return {path: isUgly ? full.replace(/\/$/, '.html') : full, rule};
  }

  return {
    url,
    addressOf,
    aliasOf(alias, post) {
      if (alias.startsWith('/') || URL.canParse(alias)) {
        return URL.canParse(alias) ? alias : joined(base, alias);
      }
      const own = addressOf(post)?.path.replace(/\/$/, '') ?? base;
      return path.posix.join(path.posix.dirname(own), alias);
    },
  };
}
