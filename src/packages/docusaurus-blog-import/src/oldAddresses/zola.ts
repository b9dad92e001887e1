import path from 'node:path';
import {decoded, textOf} from '../text.js';
import type {EngineRules, OldFiles} from './rules.js';
import {pathBelow, datedName, lowerCaseFields, readConfig, routeOf, urlOf} from './rules.js';

/** True for the configuration of a Zola site. Hugo uses the same file name, but writes `baseURL`. */
export const isZolaConfig = (file: string, {read}: OldFiles): boolean =>
  /(?:^|\/)(?:config|zola)\.toml$/.test(file) && /^base_url\b/m.test(read(file));

/** Converts a name as Zola does by default; undefined if it has letters that Zola transliterates. */
function slugify(name: string): string | undefined {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const isAscii = /^[ -~]*$/.test(plain);
  return isAscii ? plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') : undefined;
}

export function readZola(configFile: string, site: OldFiles): EngineRules {
  const config = readConfig(configFile, site);
  const url = urlOf(config['base_url']);
  const {paths = 'on'} = lowerCaseFields(config['slugify']);
  const convert = paths === 'on' ? slugify : (name: string) => name.replaceAll(' ', '-');
  const languages = Object.keys(lowerCaseFields(config['languages']));

  return {
    url,
    base: decoded(url?.pathname ?? '/'),
    addressOf({source, fields}) {
      const postPath = textOf(fields['path']);
      if (postPath !== undefined) {
        return {path: postPath, rule: 'path of the post'};
      }
      const route = routeOf(pathBelow('content', source) ?? '');
      const language = languages.find((name) => route.toLowerCase().endsWith(`.${name}`)) ?? '';
      const stem = language ? routeOf(route) : route;
      const name = textOf(fields['slug']) ?? datedName(path.posix.basename(stem)).words;
      const names = [...stem.split('/').slice(0, -1), name].map(convert);
      return route !== '' && names.every((each) => each !== undefined)
        ? {path: path.posix.join('/', language, ...names, '/'), rule: "Zola's content folders"}
        : undefined;
    },
  };
}
