import path from 'node:path';
import {fillRoute, routesIn} from './routes.js';
import type {EngineRules, OldFiles} from './rules.js';
import {datedName, routeOf, settingOf} from './rules.js';
import {textOf} from '../text.js';

/** Matches files that are pages themselves: their paths are their addresses. */
const PAGES = /^(?:src\/)?(?:pages|app)\//;
/** Matches folders whose names do not appear in the addresses of their texts. */
const CONTENT_FOLDERS = /^(?:\.\.|_?posts|content|data|public|src|articles|writing)$/;
/** Matches the file of a dynamic route, such as `app/blog/[slug]/page.tsx`; the group is `blog/[slug]`. */
const ROUTE =
  /^(?:src\/)?(?:pages|app)\/([^[]*\[+(?:\.{3})?(?:slug|id|post|path|name)\]+)(?:\/(?:page|index))?\.[jt]sx?$/;

/** Removes route groups such as `(blog)`, which do not appear in addresses. */
function withoutGroups(route: string): string {
  return route.replace(/(?:^|\/)\([^/]*\)(?=\/|$)/g, '').replace(/^\//, '');
}

export function readNext(configFile: string, {files, read}: OldFiles): EngineRules {
  const routes = routesIn(files, ROUTE).map((route) => {
    const name = withoutGroups(route.path).replace(/\[+([^[\]]*)\]+/, '[$1]');
    return {...route, path: name, folder: path.posix.basename(path.posix.dirname(name))};
  });
  return {
    base: settingOf(read(configFile), 'basePath'),
    addressOf({source, fields}) {
      const sourceRoute = routeOf(source.replace(/\/page\.mdx?$/, '/index.mdx'));
      if (PAGES.test(source)) {
        const rule = 'routes of pages and app';
        return {path: withoutGroups(sourceRoute.replace(PAGES, '')), rule};
      }
      // Prefers a route whose folder has the name of one of the post's folders: `blog/[slug]` for
      // `content/blog/a`.
      const parts = sourceRoute.split('/');
      const sameFolder = routes.filter(({folder}) => parts.includes(folder));
      const [route, ...others] = sameFolder.length > 0 ? sameFolder : routes;
      if (route === undefined || others.length > 0) {
        return undefined;
      }
      const folderIndex = parts.indexOf(route.folder);
      const start =
        folderIndex === -1
          ? parts.findIndex((part) => !CONTENT_FOLDERS.test(part))
          : folderIndex + 1;
      const slug = textOf(fields['slug'])?.replace(/^\//, '') ?? parts.slice(start).join('/');
      // Unknown if the name has a day: only the site's code can tell if the address contains it.
      const isKnown = slug !== '' && datedName(path.posix.basename(slug)).day === undefined;
      return {
        path: isKnown ? fillRoute(route.path, slug) : undefined,
        rule: `the route ${route.file}`,
      };
    },
  };
}
