import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {addresses, builtPages} from './builtPages';
import {baseOf} from './siteMap';

interface Link {
  /** The address of the page that has the link. */
  readonly from: string;
  readonly href: string;
}

/** Placeholder host of the site: any link with a real host leads elsewhere. */
const OWN = 'http://site.test';

/** Tags of a page, without the contents of scripts and styles. */
function tagsOf(html: string): string {
  const markup = html.replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  return (markup.match(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi) ?? []).join('');
}

/** The address that serves a file: `blog.html` is served as `/blog`, or as `/base/blog`. */
function addressOf(base: string, file: string): string {
  return `${base}${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/**
 * Reads a built site as a static host serves it.
 *
 * @throws Error if nothing was built
 */
export function readSite(build: string) {
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no built site in ${build}. Build it first: npm run build`);
  }
  const base = baseOf(build);
  const pages = new Map(
    builtPages(build).map(({file, html}) => [addressOf(base, file), tagsOf(html)]),
  );
  const ids = new Map<string, ReadonlySet<string>>();
  const entries = readdirSync(build, {recursive: true, withFileTypes: true});
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name))),
  );

  function fileAt(pathname: string): string | undefined {
    if (!`${pathname}/`.startsWith(base)) {
      return undefined;
    }
    const name = pathname.slice(base.length).replace(/\/$/, '');
    const found = [`${name || 'index'}.html`, `${name}/index.html`, name].find((file) =>
      files.has(file),
    );
    return found === undefined ? undefined : path.join(build, found);
  }

  function idsOf(file: string): ReadonlySet<string> {
    const known = ids.get(file);
    if (known) {
      return known;
    }
    const found = tagsOf(readFileSync(file, 'utf8')).matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g);
    const all = new Set([...found].map(([, quoted, bare]) => quoted ?? bare ?? ''));
    ids.set(file, all);
    return all;
  }

  const links: Link[] = [...pages].flatMap(([from, tags]) =>
    [...new Set(addresses(tags))].map((href) => ({from, href})),
  );

  /** Problem of an internal link, if it has one. */
  function fault({from, href}: Link): 'no file' | 'no anchor' | undefined {
    const url = new URL(href, `${OWN}${from}`);
    if (url.origin !== OWN) {
      return undefined;
    }
    const file = fileAt(decodeURIComponent(url.pathname));
    if (!file) {
      return 'no file';
    }
    const id = decodeURIComponent(url.hash.slice(1).replace(/:~:.*/, ''));
    return id === '' || idsOf(file).has(id) ? undefined : 'no anchor';
  }

  return {
    links,
    /** Internal links, pictures and scripts without a target, each with its page. */
    broken(): string[] {
      return links.flatMap((link) => {
        const found = fault(link);
        return found ? [`${link.from}: ${link.href} (${found})`] : [];
      });
    },
    /** Pages that links reach from the home page without JavaScript. */
    reached(): ReadonlySet<string> {
      const reached = new Set([base]);
      for (const from of reached) {
        const anchors = pages.get(from)?.match(/<a (?:"[^"]*"|'[^']*'|[^'">])*>/g) ?? [];
        for (const href of addresses(anchors.join(''))) {
          const {origin, pathname} = new URL(href, `${OWN}${from}`);
          const to = decodeURIComponent(pathname);
          if (origin === OWN && pages.has(to)) {
            reached.add(to);
          }
        }
      }
      return reached;
    },
  };
}
