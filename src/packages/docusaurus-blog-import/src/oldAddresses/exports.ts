import path from 'node:path';
import {parse} from 'yaml';
import {isFields} from '../read/exportedPost.js';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {textOf, urlOf} from './rules.js';

/** Permalinks that a `routes.yaml` of Ghost gives to all posts. */
function ghostPermalink({files, read}: OldFiles): string | undefined {
  const file = files.find((each) => /(?:^|\/)routes\.ya?ml$/.test(each));
  try {
    const {collections} = (file === undefined ? {} : parse(read(file))) as {collections?: unknown};
    const all = isFields(collections) ? Object.values(collections).filter(isFields) : [];
    const [only, ...others] = all.map((each) => textOf(each['permalink']));
    // With more collections, filters decide, which only Ghost can read.
    return others.length > 0 ? '' : only;
  } catch {
    return '';
  }
}

/** Fills in Ghost's `{slug}` and the like; undefined where a value is unknown. */
function fillGhost(template: string, {fields, date}: OldPost): string | undefined {
  const [year, month, day] = date?.split('-') ?? [];
  const values: Readonly<Record<string, string | undefined>> = {
    ...{year, month, day},
    slug: textOf(fields['slug']),
    id: textOf(fields['id']),
  };
  const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return filled === '' || filled.includes('{') ? undefined : filled;
}

/** Reads where an export of WordPress or Ghost says that its posts were. */
export function readExportFile(file: string, exported: OldFiles): OldSite {
  const isGhost = file.endsWith('.json');
  const text = isGhost ? '' : exported.read(file).slice(0, 20_000);
  const [, site] =
    /<wp:base_blog_url>\s*(?:<!\[CDATA\[)?([^<\]\s]+)/.exec(text) ??
    /<channel>[^]*?<link>\s*(?:<!\[CDATA\[)?([^<\]\s]+)/.exec(text) ??
    [];
  const permalink = isGhost ? ghostPermalink(exported) : undefined;
  return {
    url: urlOf(site),
    addressOf(post) {
      if (permalink !== undefined) {
        const filled = fillGhost(permalink, post);
        return filled === undefined
          ? undefined
          : {path: filled, rule: `routes.yaml of Ghost: ${permalink}`};
      }
      const link = textOf(post.fields['permalink']);
      const url = link === undefined ? undefined : new URL(link, 'https://old.invalid');
      // An address such as `/?p=12` is no path that a static site could serve.
      return url === undefined || url.search !== '' || url.pathname === '/'
        ? undefined
        : {path: url.pathname, rule: `links in ${path.posix.basename(file)}`};
    },
  };
}
