import path from 'node:path';
import type {EngineRules, OldFiles} from './rules.js';
import {NON_POST_FOLDERS, pathBelow, routeOf, settingOf, urlOf} from './rules.js';
import {textOf} from '../text.js';

/** Finds the source folders named in the configuration, longest path first. */
function sourceFolders(code: string): string[] {
  const values = code.matchAll(/\bpath\s*:\s*(path\.(?:join|resolve)\([^)]*\)|(["'`])[^"'`]*\2)/g);
  return [...values]
    .map(([, value = '']) => [...value.matchAll(/["'`](?:\$\{__dirname\}\/)?([^"'`$]+)["'`]/g)])
    .filter((parts) => parts.length > 0)
    .map((parts) => path.posix.join(...parts.map(([, part = '']) => part)))
    .sort((one, other) => other.length - one.length);
}

/** Returns the prefix that `gatsby-node` puts before the file path; undefined if its code is not recognized. */
function prefixOf(code: string): string | undefined {
  // A template with the file path, such as value: `/blog${slug}`
  const template = /\b(?:value|path)\s*:\s*`([^`$]*)\$\{[\w.?]*(?:slug|value|path)\w*\}[^`]*`/gi;
  // The file path alone, as in `value: createFilePath(…)`, `path: node.fields.slug` and `{node, value}`
  const plain =
    /\b(?:value|path)\s*:\s*(?:createFilePath\(|[\w.?]*(?:slug|value)\b)|\{[^}]*\bvalue\s*[,}]/i;
  // Skips templates for the pages of tags, authors and lists.
  const prefix = [...code.matchAll(template)]
    .map(([, before = '']) => before)
    .find((before) => !NON_POST_FOLDERS.test(before));
  return prefix ?? (plain.test(code) ? '' : undefined);
}

export function readGatsby(_: string, {files, read}: OldFiles): EngineRules {
  const codeOf = (name: string) =>
    files
      .filter((file) => new RegExp(`^${name}\\.[mc]?[jt]s$`).test(file))
      .map(read)
      .join('\n');
  const config = codeOf('gatsby-config');
  const nodeCode = codeOf('gatsby-node');
  const folders = sourceFolders(config);
  const prefix = prefixOf(nodeCode);
  const [, field = ''] = /\bfrontmatter\??\.(path|slug|permalink|url)\b/.exec(nodeCode) ?? [];
  return {
    url: urlOf(settingOf(config, 'siteUrl')),
    base: settingOf(config, 'pathPrefix'),
    addressOf({source, fields}) {
      const fieldValue = textOf(fields[field]);
      if (fieldValue !== undefined) {
        const rule = `${field} of the post, as gatsby-node says`;
        return {path: path.posix.join('/', prefix ?? '', fieldValue), rule};
      }
      const folder = folders.find((each) => pathBelow(each, source) !== undefined);
      if (folder === undefined || prefix === undefined || !nodeCode.includes('createFilePath')) {
        return undefined;
      }
      const route = routeOf(path.posix.relative(folder, source));
      const rule = `createFilePath in gatsby-node: folders of ${folder}`;
      return {path: path.posix.join('/', prefix, route), rule};
    },
  };
}
