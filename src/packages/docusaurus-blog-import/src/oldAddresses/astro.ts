import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {below, datedName, joined, routeOf, textOf, urlOf} from './rules.js';

/** A page of Astro whose address has parts that come from its posts. */
interface Route {
  readonly file: string;
  /** Path below `src/pages`, without ending. */
  readonly path: string;
  readonly text: string;
}

const PARAMETER = /\[(\.{3})?(\w+)\]/g;
const LISTS = /(?:^|\/)(?:tags?|categor(?:y|ies)|authors?|topics?|series|og|page|api)\//i;

/** A setting such as `base: '/blog'` in a configuration that is code. */
export function settingOf(code: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*:\\s*(["'\`])([^"'\`$]*)\\1`).exec(code)?.[2];
}

function routesIn(root: string, {files, read}: OldFiles): Route[] {
  return files.flatMap((file) => {
    const [, name] =
      /^src\/pages\/(.+)\.(?:astro|[jt]sx?|mdx?)$/.exec(below(root, file) ?? '') ?? [];
    return name?.includes('[') && !/\.\w+$/.test(name) && !LISTS.test(`${name}/`)
      ? [{file, path: name, text: read(file)}]
      : [];
  });
}

/** The collection of a file: a folder of `src/content`, or that of a loader. */
function collectionOf(
  file: string,
  config: string,
): {readonly name: string; readonly id: string} | undefined {
  for (const definition of config.split(/(?=\b\w+\s*[=:]\s*defineCollection\()/).slice(1)) {
    const [, variable = ''] = /^(\w+)/.exec(definition) ?? [];
    const [, folder] = /\bbase\s*:\s*["'`](?:\.\/)?([^"'`$]+)["'`]/.exec(definition) ?? [];
    const id = folder === undefined ? undefined : below(folder, file);
    if (id !== undefined) {
      const [, name = variable] = new RegExp(`\\b(\\w+)\\s*:\\s*${variable}\\b`).exec(config) ?? [];
      return {name, id};
    }
  }
  const [, name, id] = /^src\/content\/([^/]+)\/(.+)$/s.exec(file) ?? [];
  return name === undefined || id === undefined ? undefined : {name, id};
}

function slugOf(id: string): string {
  return routeOf(id)
    .split('/')
    .map((part) => createSlugger().slug(part))
    .join('/');
}

/** The route that shows a collection: it asks for the collection, or its folder has the same name. */
function routeFor(collection: string, routes: readonly Route[]): Route | undefined {
  const asks = new RegExp(`getCollection\\(\\s*["'\`]${collection}["'\`]`);
  const found = routes.filter(({text}) => asks.test(text));
  const named = routes.filter(({path: name}) => name.split('/').includes(collection));
  const fitting = found.length > 0 ? found : named;
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Fills in the parameters of a route; undefined if one is neither a name nor a day. */
function fillRoute(route: string, slug: string, date: string | undefined): string | undefined {
  const base = path.posix.basename(slug);
  const isDated = /\[year\]/.test(route);
  const {day = date, words} = isDated ? datedName(base) : {words: base};
  const [year, month, dayOfMonth] = day?.split('-') ?? [];
  const values: Readonly<Record<string, string | undefined>> = {year, month, day: dayOfMonth};
  let isKnown = true;
  const filled = route.replace(PARAMETER, (whole, rest: string | undefined, name: string) => {
    const isName = /^(?:slug|id|path|post|entry|name|permalink)$/.test(name);
    const value = isName
      ? rest || !slug.includes('/')
        ? slug.replace(/[^/]*$/, words)
        : undefined
      : values[name];
    isKnown &&= value !== undefined;
    return value ?? whole;
  });
  return isKnown ? filled : undefined;
}

/** Reads how a site of Astro makes the addresses of its collections. */
export function readAstro(configFile: string, exported: OldFiles): OldSite {
  const root = path.posix.dirname(configFile);
  const code = exported.read(configFile);
  const routes = routesIn(root, exported);
  const ofContent = exported.files.find((file) =>
    /^src\/(?:content\.config|content\/config)\.[mc]?[jt]s$/.test(below(root, file) ?? ''),
  );
  const collections = ofContent === undefined ? '' : exported.read(ofContent);
  const base = settingOf(code, 'base') ?? '';
  return {
    url: urlOf(settingOf(code, 'site')),
    addressOf({source, fields, date}: OldPost) {
      const file = below(root, source) ?? '';
      const [, page] = /^src\/pages\/(.+)\.mdx?$/.exec(file) ?? [];
      if (page !== undefined) {
        return {path: joined(base, routeOf(page)), rule: 'routes of src/pages'};
      }
      const collection = collectionOf(file, collections);
      const route = collection && routeFor(collection.name, routes);
      if (collection === undefined || route === undefined) {
        return undefined;
      }
      const slug = textOf(fields['slug']) ?? slugOf(collection.id);
      const filled = fillRoute(route.path, slug, date);
      return filled === undefined
        ? undefined
        : {path: joined(base, filled.replace(/\/index$/, '')), rule: `the route ${route.file}`};
    },
  };
}
