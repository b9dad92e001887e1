import path from 'node:path';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {below, datedName, joined, routeOf, settingOf, textOf} from './rules.js';

const ROOTS = /^(?:src\/)?(?:pages|app)\//;
const LISTS = /^(?:tags?|categor(?:y|ies)|authors?|topics?|series|page|api|og)$/i;
const HOMES = /^(?:_?posts|content|data|public|src|articles|writing)$/;

interface Route {
  readonly file: string;
  /** Folders above the part that comes from the post. */
  readonly folders: readonly string[];
  /** True if the part may have slashes. */
  readonly isDeep: boolean;
}

/** Folders that appear in an address: groups in brackets do not. */
function visible(folders: readonly string[]): string[] {
  return folders.filter((folder) => folder !== '' && !/^\(.*\)$/.test(folder));
}

function routesIn(root: string, files: readonly string[]): Route[] {
  return files.flatMap((file) => {
    const inner = below(root, file) ?? '';
    const [, above, dots] =
      /^(?:src\/)?(?:pages|app)\/(.*?)\[(\.{3})?(?:slug|id|post|path|name)\](?:\/(?:page|index))?\.[jt]sx?$/.exec(
        inner.replace('[[', '[').replace(']]', ']'),
      ) ?? [];
    const folders = visible((above ?? '').split('/'));
    return above === undefined ||
      folders.some((folder) => LISTS.test(folder) || folder.includes('['))
      ? []
      : [{file, folders, isDeep: dots !== undefined}];
  });
}

/** Reads how a site of Next makes the addresses of its posts. */
export function readNext(configFile: string, exported: OldFiles): OldSite {
  const root = path.posix.dirname(configFile);
  const base = settingOf(exported.read(configFile), 'basePath') ?? '';
  const routes = routesIn(root, exported.files);

  function addressOf({source, fields}: OldPost) {
    const file = below(root, source) ?? source;
    const page = routeOf(file.replace(/\/page\.mdx?$/, '/index.mdx'));
    if (ROOTS.test(file)) {
      const folders = visible(page.replace(ROOTS, '').split('/'));
      return {path: joined(base, ...folders), rule: 'routes of pages and app'};
    }
    const parts = page.split('/');
    const named = routes.filter(({folders}) => parts.includes(folders.at(-1) ?? ''));
    const [route, ...others] = named.length > 0 ? named : routes;
    if (route === undefined || others.length > 0) {
      return undefined;
    }
    const at = parts.findIndex((part) => part === route.folders.at(-1));
    const start = at === -1 ? parts.findIndex((part) => !HOMES.test(part)) : at + 1;
    const slug = textOf(fields['slug'])?.replace(/^\//, '') ?? parts.slice(start).join('/');
    // Only the site's code knows if the day is part of the address.
    const isKnown =
      slug !== '' &&
      datedName(path.posix.basename(slug)).day === undefined &&
      (route.isDeep || !slug.includes('/'));
    return isKnown
      ? {path: joined(base, ...route.folders, slug), rule: `the route ${route.file}`}
      : undefined;
  }

  return {addressOf};
}
