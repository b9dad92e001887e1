import {createSlugger} from '@docusaurus/utils';
import {fillRoute, routesIn} from './routes.js';
import type {EngineRules, OldFiles} from './rules.js';
import {pathBelow, routeOf, settingOf, urlOf} from './rules.js';
import {textOf} from '../text.js';

/**
 * Finds the collection that contains a file, and the file's path in it. A collection's files are in the
 * folder that its loader names, or else in the folder of `src/content` with the collection's name.
 */
function collectionOf(file: string, config: string) {
  // Each part of the configuration begins with a definition, such as `posts = defineCollection(`.
  for (const definition of config.split(/(?=\b\w+\s*[=:]\s*defineCollection\()/).slice(1)) {
    const [variable = ''] = /^\w+/.exec(definition) ?? [];
    const [, folder] = /\bbase\s*:\s*["'`](?:\.\/)?([^"'`$]+)["'`]/.exec(definition) ?? [];
    const id = folder === undefined ? undefined : pathBelow(folder, file);
    if (id !== undefined) {
      const [, name = variable] = new RegExp(`\\b(\\w+)\\s*:\\s*${variable}\\b`).exec(config) ?? [];
      return {name, id};
    }
  }
  const [, name, id = ''] = /^src\/content\/([^/]+)\/(.+)$/s.exec(file) ?? [];
  return name === undefined ? undefined : {name, id};
}

export function readAstro(configFile: string, {files, read}: OldFiles): EngineRules {
  const code = read(configFile);
  const routes = routesIn(files, /^src\/pages\/(.+)\.(?:astro|[jt]sx?|mdx?)$/).map((route) => {
    const calls = read(route.file).matchAll(/getCollection\(\s*["'`]([^"'`]+)["'`]/g);
    return {...route, collections: [...calls].map(([, name]) => name)};
  });
  const contentConfigFile = files.find((file) =>
    /^src\/(?:content\.config|content\/config)\.[mc]?[jt]s$/.test(file),
  );
  const contentConfig = contentConfigFile === undefined ? '' : read(contentConfigFile);

  /**
   * Finds the route that reads a collection, or else the one with the collection's name in its path;
   * undefined if there are several.
   */
  function routeFor(collection: string) {
    const reading = routes.filter((route) => route.collections.includes(collection));
    const sameName = routes.filter((route) => route.path.split('/').includes(collection));
    const [route, ...others] = reading.length > 0 ? reading : sameName;
    return others.length === 0 ? route : undefined;
  }

  return {
    url: urlOf(settingOf(code, 'site')),
    base: settingOf(code, 'base'),
    addressOf({source, fields, date}) {
      const [, page] = /^src\/pages\/(.+\.mdx?)$/.exec(source) ?? [];
      if (page !== undefined) {
        return {path: routeOf(page), rule: 'routes of src/pages'};
      }
      const collection = collectionOf(source, contentConfig);
      const route = collection && routeFor(collection.name);
      if (collection === undefined || route === undefined) {
        return undefined;
      }
      const parts = routeOf(collection.id).split('/');
      const defaultSlug = parts.map((part) => createSlugger().slug(part)).join('/');
      const filled = fillRoute(route.path, textOf(fields['slug']) ?? defaultSlug, date);
      return {path: filled?.replace(/\/index$/, ''), rule: `the route ${route.file}`};
    },
  };
}
