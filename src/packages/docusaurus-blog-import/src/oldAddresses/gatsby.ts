import path from 'node:path';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {below, joined, routeOf, settingOf, textOf, urlOf, withRule} from './rules.js';

/** Finds the source folders named in the configuration, longest path first. */
function sourceFolders(code: string): string[] {
  const texts = /\bpath\s*:\s*["'`](?:\$\{__dirname\}\/|\.\/)?([^"'`$]+)["'`]/g;
  const calls = /\bpath\s*:\s*path\.(?:join|resolve)\((?:\s*__dirname\s*,)?([^)]*)\)/g;
  const unquoted = (parts: string) =>
    [...parts.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, part = '']) => part).join('/');
  return [
    ...[...code.matchAll(texts)].map(([, folder = '']) => folder),
    ...[...code.matchAll(calls)].map(([, parts = '']) => unquoted(parts)),
  ]
    .map((folder) => path.posix.normalize(folder))
    .sort((one, other) => other.length - one.length);
}

/** Returns the prefix that `gatsby-node` puts before the file path; undefined if not recognized. */
function prefixOf(code: string): string | undefined {
  const template = /\b(?:value|path)\s*:\s*`([^`$]*)\$\{[\w.?]*(?:slug|value|path)\w*\}[^`]*`/gi;
  const plain =
    /\b(?:value|path)\s*:\s*(?:createFilePath\(|[\w.?]*(?:slug|value)\b)|\{[^}]*\bvalue\s*[,}]/i;
  const prefix = [...code.matchAll(template)]
    .map(([, before = '']) => before)
    .find((before) => !/^\/(?:tags?|categor|authors?|page)/i.test(before));
  return prefix ?? (plain.test(code) ? '' : undefined);
}

/** Reads how a Gatsby site builds the addresses of its posts. */
export function readGatsby(configFile: string, exported: OldFiles): OldSite {
  const root = path.posix.dirname(configFile);
  const filesNamed = (name: string) =>
    exported.files.filter((file) =>
      new RegExp(`^${name}\\.[mc]?[jt]s$`).test(below(root, file) ?? ''),
    );
  const config = filesNamed('gatsby-config').map(exported.read).join('\n');
  const code = filesNamed('gatsby-node').map(exported.read).join('\n');
  const [nodeFile] = filesNamed('gatsby-node');
  const base = settingOf(config, 'pathPrefix') ?? '';
  const folders = sourceFolders(config);
  const prefix = prefixOf(code);
  const field = /\bfrontmatter\??\.(path|slug|permalink|url)\b/.exec(code)?.[1];
  return {
    url: urlOf(settingOf(config, 'siteUrl')),
    addressOf({source, fields}: OldPost) {
      const file = below(root, source) ?? source;
      const fieldValue = field === undefined ? undefined : textOf(fields[field]);
      if (fieldValue !== undefined) {
        const rule = `${field} of the post, as ${nodeFile} says`;
        return {path: joined(base, prefix ?? '', fieldValue), rule};
      }
      const folder = folders.find((each) => below(each, file) !== undefined);
      if (folder === undefined || prefix === undefined || !code.includes('createFilePath')) {
        return undefined;
      }
      const route = routeOf(path.posix.relative(folder, file));
      const rule = `createFilePath in ${nodeFile}: folders of ${folder}`;
      return withRule(joined(base, prefix, route), rule);
    },
  };
}
