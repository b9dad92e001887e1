import path from 'node:path';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {below, datedName, joined, routeOf, settingOf, textOf} from './rules.js';

const ROOTS = /^(?:src\/)?(?:pages|app)\//;
const NON_POST_SEGMENTS = /^(?:tags?|categor(?:y|ies)|authors?|topics?|series|page|api|og)$/i;
const CONTENT_FOLDERS = /^(?:_?posts|content|data|public|src|articles|writing)$/;
/** Matches the file of a dynamic route: `[slug]`, or `[...slug]`, whose value may contain slashes. */
const ROUTE =
  /^(?:src\/)?(?:pages|app)\/(.*?)\[+(\.{3})?(?:slug|id|post|path|name)\]+(?:\/(?:page|index))?\.[jt]sx?$/;

/** Returns the folders that appear in an address: all but route groups such as `(blog)`. */
function visibleFolders(folders: string): string[] {
  return folders.split('/').filter((folder) => folder !== '' && !/^\(.*\)$/.test(folder));
}

/** Reads how a Next.js site builds the addresses of its posts. */
export function readNext(configFile: string, exported: OldFiles): OldSite {
  const root = path.posix.dirname(configFile);
  const base = settingOf(exported.read(configFile), 'basePath') ?? '';
  const routes = exported.files.flatMap((file) => {
    const [, above, dots] = ROUTE.exec(below(root, file) ?? '') ?? [];
    const folders = visibleFolders(above ?? '');
    const isOther = folders.some((name) => NON_POST_SEGMENTS.test(name) || name.includes('['));
    return above === undefined || isOther ? [] : [{file, folders, isDeep: dots !== undefined}];
  });

  function addressOf({source, fields}: OldPost) {
    const file = below(root, source) ?? source;
    const page = routeOf(file.replace(/\/page\.mdx?$/, '/index.mdx'));
    if (ROOTS.test(file)) {
      const folders = visibleFolders(page.replace(ROOTS, ''));
      return {path: joined(base, ...folders), rule: 'routes of pages and app'};
    }
    const parts = page.split('/');
    const sameFolder = routes.filter(({folders}) => parts.includes(folders.at(-1) ?? ''));
    const [route, ...others] = sameFolder.length > 0 ? sameFolder : routes;
    if (route === undefined || others.length > 0) {
      return undefined;
    }
    const at = parts.findIndex((part) => part === route.folders.at(-1));
    const start = at === -1 ? parts.findIndex((part) => !CONTENT_FOLDERS.test(part)) : at + 1;
    const slug = textOf(fields['slug'])?.replace(/^\//, '') ?? parts.slice(start).join('/');
    // Only the site's code can tell if the day is part of the address.
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
