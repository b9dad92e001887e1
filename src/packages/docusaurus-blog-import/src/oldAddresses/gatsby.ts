import path from 'node:path';
import {settingOf} from './astro.js';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {below, joined, routeOf, textOf, urlOf} from './rules.js';

/** Folders that the configuration reads files from. */
function sourceFolders(code: string): string[] {
  const texts = [
    ...code.matchAll(/\bpath\s*:\s*["'`](?:\$\{__dirname\}\/|\.\/)?([^"'`$]+)["'`]/g),
  ].map(([, folder = '']) => folder);
  const calls = [
    ...code.matchAll(/\bpath\s*:\s*path\.(?:join|resolve)\((?:\s*__dirname\s*,)?([^)]*)\)/g),
  ].map(([, parts = '']) =>
    [...parts.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, part = '']) => part).join('/'),
  );
  return [...texts, ...calls]
    .map((folder) => path.posix.normalize(folder))
    .sort((one, other) => other.length - one.length);
}

/** Pattern that `createNodeField` and `createPage` put the path of `createFilePath` into. */
function prefixOf(code: string): string | undefined {
  const prefixes = [
    ...code.matchAll(
      /\b(?:value|path)\s*:\s*`([^`$]*)\$\{[\w.?]*(?:slug|value|path)\w*\}([^`]*)`/gi,
    ),
  ].filter(([, before = '']) => !/^\/(?:tags?|categor|authors?|page)/i.test(before));
  const [first] = prefixes;
  const isPlain =
    /\b(?:value|path)\s*:\s*(?:createFilePath\(|[\w.?]*(?:slug|value)\b)|\{[^}]*\bvalue\s*[,}]/i.test(
      code,
    );
  return first === undefined ? (isPlain ? '' : undefined) : first[1];
}

/** Reads how a site of Gatsby makes the addresses of its posts. */
export function readGatsby(configFile: string, exported: OldFiles): OldSite {
  const root = path.posix.dirname(configFile);
  const filesNamed = (name: string) =>
    exported.files.filter((file) =>
      new RegExp(`^${name}\\.[mc]?[jt]s$`).test(below(root, file) ?? ''),
    );
  const config = filesNamed('gatsby-config').map(exported.read).join('\n');
  const [nodeFile] = filesNamed('gatsby-node');
  const code = filesNamed('gatsby-node').map(exported.read).join('\n');
  const base = settingOf(config, 'pathPrefix') ?? '';
  const folders = sourceFolders(config);
  const prefix = prefixOf(code);
  const field = /\bfrontmatter\??\.(path|slug|permalink|url)\b/.exec(code)?.[1];

  function addressOf({source, fields}: OldPost) {
    const file = below(root, source) ?? source;
    const own = field === undefined ? undefined : textOf(fields[field]);
    if (own !== undefined) {
      return {
        path: joined(base, prefix ?? '', own),
        rule: `${field} of the post, as ${nodeFile} says`,
      };
    }
    const folder = folders.find((each) => below(each, file) !== undefined);
    if (folder === undefined || prefix === undefined || !code.includes('createFilePath')) {
      return undefined;
    }
    const route = routeOf(path.posix.relative(folder, file));
    return {
      path: joined(base, prefix, route),
      rule: `createFilePath in ${nodeFile}: folders of ${folder}`,
    };
  }

  return {url: urlOf(settingOf(config, 'siteUrl')), addressOf};
}
