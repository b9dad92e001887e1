import path from 'node:path';
import type {Fields} from '../read/exportedPost.js';
import {decoded, textOf} from '../text.js';
import type {EngineRules, OldFiles, OldPost} from './rules.js';
import {
  pathBelow,
  datedName,
  dateParts,
  fillColons,
  lowerCaseFields,
  readConfig,
  routeOf,
  urlOf,
} from './rules.js';

/** Converts a path as Hugo does: it keeps letters, digits and some punctuation; spaces become hyphens. */
function urlize(text: string, config: Fields): string {
  const words = text.replace(/[^\p{L}\p{Nd}\p{M}./\\_#+~@%\s-]/gu, '').trim();
  const joinedWords = words.replace(/\s*-\s*/g, '-').replace(/\s+/g, '-');
  const plain =
    config['removepathaccents'] === true
      ? joinedWords.normalize('NFD').replace(/\p{Mn}/gu, '')
      : joinedWords;
  return config['disablepathtolower'] === true ? plain : plain.toLowerCase();
}

/** Returns the folders in a range such as `1:`, `:last` or `last`. */
function slice(folders: readonly string[], range: string): readonly string[] {
  const [start = '', end] = range.split(':');
  const indexOf = (text: string) => (text === 'last' ? folders.length - 1 : Number(text));
  const first = indexOf(start);
  return folders.slice(first, end === undefined ? first + 1 : end ? indexOf(end) : undefined);
}

/** Reads the whole configuration, which may be split into the files of `config/_default`. */
function readAll(configFile: string, site: OldFiles): Fields {
  let config = readConfig(configFile, site);
  const isPart = (file: string) => /^config\/_default\/[^/]+$/.test(file);
  const files = isPart(configFile) ? site.files.filter(isPart) : [];
  for (const file of files.filter((each) => each !== configFile)) {
    // `languages.en.toml` has the name `languages` and the language `en`.
    const [name = '', language] = path.posix.basename(file).split('.').slice(0, -1);
    const part = readConfig(file, site);
    if (language === undefined) {
      config = {...config, [name]: part};
    } else if (name === 'languages') {
      config = {...config, languages: {...lowerCaseFields(config['languages']), [language]: part}};
    }
  }
  return config;
}

/**
 * Returns a function that splits a post's path into its route and the prefix of its language. The
 * language is in the name of a folder (`content/en/…`) or of the file (`x.en.md`).
 */
function routeReader(config: Fields) {
  const languages = Object.entries(lowerCaseFields(config['languages'])).map(([name, value]) => {
    return {name, folder: textOf(lowerCaseFields(value)['contentdir'])};
  });
  const mainLanguage = (textOf(config['defaultcontentlanguage']) ?? 'en').toLowerCase();
  const content = textOf(config['contentdir']) ?? 'content';
  const mainHasPrefix = languages.length > 1 && config['defaultcontentlanguageinsubdir'] === true;
  return (source: string) => {
    const languageOfFolder = languages.find(({folder}) => folder && pathBelow(folder, source));
    const file = pathBelow(languageOfFolder?.folder ?? content, source);
    if (file === undefined) {
      return undefined;
    }
    const [, stem = '', ending = ''] = /^(.*?)\.([a-z]{2,3}(?:-[a-z]+)?)\.\w+$/i.exec(file) ?? [];
    const languageInFileName = [mainLanguage, ...languages.map(({name}) => name)].find(
      (name) => name === ending.toLowerCase(),
    );
    const language = languageOfFolder?.name ?? languageInFileName ?? mainLanguage;
    /** Path below the content folder of the language, without extension and `index`. */
    const route = routeOf(languageInFileName === undefined ? file : `${stem}.md`);
    return {route, language, prefix: language !== mainLanguage || mainHasPrefix ? language : ''};
  };
}

/** Returns the permalinks in a configuration by section, with sections in lower case. */
function permalinksIn(config: Fields): Fields {
  const permalinks = lowerCaseFields(config['permalinks']);
  return {...permalinks, ...lowerCaseFields(permalinks['page'])};
}

export function readHugo(configFile: string, site: OldFiles): EngineRules {
  const config = readAll(configFile, site);
  const url = urlOf(config['baseurl']);
  const readRoute = routeReader(config);
  const languages = lowerCaseFields(config['languages']);
  const ugly = config['uglyurls'];
  const dateSources = [lowerCaseFields(config['frontmatter'])['date']].flat();
  const clean = (text: string) => urlize(text, config);

  function addressOf({source, fields, date}: OldPost) {
    const found = readRoute(source);
    if (found === undefined) {
      return undefined;
    }
    const {route, language, prefix} = found;
    const {day, words} = datedName(path.posix.basename(route));
    // The date in the name has priority if the configuration lists it first.
    const usesName =
      dateSources[0] === ':filename' ||
      (dateSources.includes(':filename') && fields['date'] === undefined);
    const isDated = usesName && day !== undefined;
    const name = isDated ? words : path.posix.basename(route);
    const folders = route.split('/').slice(0, -1);
    const slug = textOf(fields['slug']) ?? (isDated ? words : undefined);
    const title = clean(textOf(fields['title']) ?? '') || undefined;
    // Below the top level, only folders with an `_index` file are sections.
    const depth = folders.findLastIndex((_, at) => {
      const index = `/${folders.slice(0, at + 1).join('/')}/_index.`;
      return at === 0 || site.files.some((file) => file.includes(index));
    });
    const sections = folders.slice(0, depth + 1);
    const values = {
      ...dateParts(isDated ? day : date),
      section: clean(folders[0] ?? ''),
      sections: clean(sections.join('/')),
      title,
      slug: slug === undefined ? title : clean(slug),
      filename: clean(name),
      contentbasename: clean(name),
      slugorfilename: clean(slug ?? name),
      slugorcontentbasename: clean(slug ?? name),
    };
    const expand = (start: string, template: string) => {
      const sliced = template.replace(/:sections\[(.*?)\]/g, (_, range: string) =>
        clean(slice(sections, range).join('/')),
      );
      const filled = fillColons(sliced, values);
      return filled && path.posix.join('/', start, filled);
    };
    const postUrl = textOf(lowerCaseFields(fields)['url']);
    if (postUrl !== undefined) {
      // A leading slash means the root of the site, not of the language.
      const start = postUrl.startsWith('/') ? '' : prefix;
      return {
        path: expand(start, postUrl.replace(/^https?:\/\/[^/]*/, '')),
        rule: 'url of the post',
      };
    }
    const section = folders[0] ?? '/';
    const permalinks = {
      ...permalinksIn(config),
      ...permalinksIn(lowerCaseFields(languages[language])),
    };
    const template = textOf(permalinks[section.toLowerCase()]);
    const address =
      template === undefined
        ? path.posix.join('/', prefix, path.posix.dirname(clean(route)), clean(slug ?? name), '/')
        : clean(expand(prefix, template) ?? '') || undefined;
    const isUgly = ugly === true || lowerCaseFields(ugly)[section.toLowerCase()] === true;
    return {
      path: isUgly ? address?.replace(/(?<!\.html)\/?$/, '.html') : address,
      rule:
        template === undefined
          ? `Hugo's content folders (${configFile} has no permalinks for them)`
          : `permalinks in ${configFile}: ${section} = ${template}`,
    };
  }

  return {url, base: decoded(url?.pathname ?? '/'), addressOf, hasRelativeAliases: true};
}
