import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {addresses, builtPages} from '../support/builtPages';
import {baseOf, mappedPages} from '../support/siteMap';
import {fixtureBuild, shippedBuild} from '../support/sites';

interface Link {
  /** The address of the page that has the link. */
  readonly from: string;
  readonly href: string;
}

/** Stands for the site: a link that names a host in full leads out of it, whoever's host it is. */
const OWN = 'http://site.test';

/** The tags of a page, without what scripts and styles hold. */
function tagsOf(html: string): string {
  const markup = html.replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  return (markup.match(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi) ?? []).join('');
}

/** The address that serves a file: `blog.html` is served as `/blog`, or as `/base/blog`. */
function addressOf(base: string, file: string): string {
  return `${base}${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** A built site, looked at as a static host serves it. */
function readSite(build: string) {
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

  return {
    pages,
    links,
    /** What is wrong with a link, if it is one of the site's own. */
    fault({from, href}: Link): 'no file' | 'no anchor' | undefined {
      const url = new URL(href, `${OWN}${from}`);
      if (url.origin !== OWN) {
        return undefined;
      }
      const file = fileAt(decodeURIComponent(url.pathname));
      if (!file) {
        return 'no file';
      }
      const id = decodeURIComponent(url.hash.slice(1));
      return id === '' || idsOf(file).has(id) ? undefined : 'no anchor';
    },
    /** The pages that links lead to from home, without JavaScript. */
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

describe.each([
  {name: 'the fixture site', build: fixtureBuild, command: 'npm run build:fixture'},
  {name: 'the shipped site', build: shippedBuild, command: 'npm run build'},
])('$name', ({build, command}) => {
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no built site in ${build}. Build it first: ${command}`);
  }
  const site = readSite(build);
  const mapped = mappedPages(build);

  test('has no link, picture or script that leads to nothing inside it', () => {
    expect(site.links.length).toBeGreaterThan(20);
    const broken = site.links.flatMap((link) => {
      const fault = site.fault(link);
      return fault ? [`${link.from}: ${link.href} (${fault})`] : [];
    });
    expect(broken).toEqual([]);
  });

  test('leads from home to every page of its site map by links that need no JavaScript', () => {
    const reached = site.reached();
    expect(mapped.map(({path: address}) => address).filter((to) => !reached.has(to))).toEqual([]);
  });

  test('has a title and a heading on every page of its site map', () => {
    expect(mapped.length).toBeGreaterThan(5);
    expect(mapped.filter(({title, heading}) => title === '' || heading === '')).toEqual([]);
  });
});
