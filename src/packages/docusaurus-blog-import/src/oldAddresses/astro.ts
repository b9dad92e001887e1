import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {
  below,
  datedName,
  dateParts,
  fillIn,
  joined,
  routeOf,
  settingOf,
  textOf,
  urlOf,
  withRule,
} from './rules.js';

const NON_POST_ROUTES = /(?:^|\/)(?:tags?|categor(?:y|ies)|authors?|topics?|series|og|page|api)\//i;

/** Finds the dynamic routes of posts: pages with a parameter in their path, such as `[slug]`. */
function routesIn(root: string, {files, read}: OldFiles) {
  return files.flatMap((file) => {
    const [, name] =
      /^src\/pages\/(.+)\.(?:astro|[jt]sx?|mdx?)$/.exec(below(root, file) ?? '') ?? [];
    return name?.includes('[') && !/\.\w+$/.test(name) && !NON_POST_ROUTES.test(`${name}/`)
      ? [{file, path: name, text: read(file)}]
      : [];
  });
}

/**
 * Finds the collection that contains a file, and the file's path in it. A collection is the folder
 * of its loader, or else a folder of `src/content`.
 */
function collectionOf(file: string, config: string) {
  for (const definition of config.split(/(?=\b\w+\s*[=:]\s*defineCollection\()/).slice(1)) {
    const [variable = ''] = /^\w+/.exec(definition) ?? [];
    const [, folder] = /\bbase\s*:\s*["'`](?:\.\/)?([^"'`$]+)["'`]/.exec(definition) ?? [];
    const id = folder === undefined ? undefined : below(folder, file);
    if (id !== undefined) {
      const [, name = variable] = new RegExp(`\\b(\\w+)\\s*:\\s*${variable}\\b`).exec(config) ?? [];
      return {name, id};
    }
  }
  const [, name, id = ''] = /^src\/content\/([^/]+)\/(.+)$/s.exec(file) ?? [];
  return name === undefined ? undefined : {name, id};
}

/**
 * Finds the route that reads a collection, or else the one with a folder of that name; undefined
 * if there are several.
 */
function routeFor(collection: string, routes: ReturnType<typeof routesIn>) {
  const reading = routes.filter(({text}) =>
    [...text.matchAll(/getCollection\(\s*["'`]([^"'`]+)["'`]/g)].some(
      ([, name]) => name === collection,
    ),
  );
  const sameName = routes.filter(({path: name}) => name.split('/').includes(collection));
  const [route, ...others] = reading.length > 0 ? reading : sameName;
  return others.length === 0 ? route : undefined;
}

/** Fills in the parameters of a route; undefined if a parameter is neither a name nor part of a date. */
function fillRoute(route: string, slug: string, date: string | undefined): string | undefined {
  const base = path.posix.basename(slug);
  const {day = date, words} = /\[year\]/.test(route) ? datedName(base) : {words: base};
  const name = slug.replace(/[^/]*$/, words);
  const names = 'slug id path post entry name permalink'.split(' ');
  const nameWithoutFolders = name.includes('/') ? undefined : name;
  return fillIn(route, /\[((?:\.{3})?\w+)\]/g, {
    ...dateParts(day),
    ...Object.fromEntries(
      names.flatMap((each) => [
        [each, nameWithoutFolders],
        [`...${each}`, name],
      ]),
    ),
  });
}

/** Reads how an Astro site builds the addresses of its posts. */
export function readAstro(configFile: string, exported: OldFiles): OldSite {
  const root = path.posix.dirname(configFile);
  const code = exported.read(configFile);
  const routes = routesIn(root, exported);
  const contentConfig = exported.files.find((file) =>
    /^src\/(?:content\.config|content\/config)\.[mc]?[jt]s$/.test(below(root, file) ?? ''),
  );
  const collections = contentConfig === undefined ? '' : exported.read(contentConfig);
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
      const parts = routeOf(collection.id).split('/');
      const defaultSlug = parts.map((part) => createSlugger().slug(part)).join('/');
      const filled = fillRoute(route.path, textOf(fields['slug']) ?? defaultSlug, date);
      return withRule(
        filled && joined(base, filled.replace(/\/index$/, '')),
        `the route ${route.file}`,
      );
    },
  };
}
