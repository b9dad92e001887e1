import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {lowerCaseFields, readConfig, routeOf} from '../oldAddresses/rules.js';
import type {OldFiles} from '../oldAddresses/rules.js';
import {isZolaConfig} from '../oldAddresses/zola.js';
import {ungrouped} from './exportedPost.js';
import {splitFrontMatter} from './frontMatter.js';
import type {Inherited} from './inherited.js';
import {atAnyDepth, excludedBy, exclusionRules, inFolder, objectsIn} from './inherited.js';

/**
 * Returns the paths that a pattern in Hugo may match for a page, such as `/posts/a-post`; undefined
 * outside `content`.
 */
function pagePaths(source: string): readonly string[] | undefined {
  const [, inner] = /(?:^|\/)content\/(.+)$/s.exec(source) ?? [];
  if (inner === undefined) {
    return undefined;
  }
  const withoutLanguage = inner.replace(/^[a-z]{2}(?:-\w+)?\//i, '');
  return [inner, withoutLanguage]
    .flatMap((file) => [file, routeOf(file)])
    .flatMap((route) => [route, route.toLowerCase().replace(/\s+/g, '-')])
    .map((route) => `/${route}`);
}

/**
 * Returns a function that returns true for the pages that a cascade targets. A condition that cannot be
 * checked, such as the environment, counts as true, so that no page that a cascade hides is published.
 */
function targetMatcher(target: unknown): (source: string) => boolean {
  const {path: pattern, kind} = lowerCaseFields(target);
  // `kind` may be a glob that matches `page`.
  if (kind !== undefined && !/page|[*?{]/i.test(String(kind))) {
    return () => false;
  }
  // In Hugo, braces may contain a single pattern, which the matcher below does not support.
  const glob = typeof pattern === 'string' ? pattern.replace(/\{([^{},]*)\}/g, '$1') : undefined;
  const matches = glob === undefined ? undefined : createMatcher([glob, glob.toLowerCase()]);
  return (source) => matches === undefined || (pagePaths(source)?.some(matches) ?? true);
}

/**
 * Converts a regular expression of Go. If that fails, the result matches every path, so that no file
 * that Hugo ignores is published.
 */
function goPattern(text: string): RegExp {
  const [flag, pattern] = text.startsWith('(?i)') ? ['i', text.slice(4)] : ['', text];
  try {
    return new RegExp(pattern, flag);
  } catch {
    return /^/;
  }
}

/** Reads a `cascade`: fields that Hugo gives to pages in a folder, or to some of them. */
function readCascade(folder: string, value: unknown): Inherited[] {
  const cascades = objectsIn(value).map((fields) => {
    const isTarget = targetMatcher(fields['_target'] ?? fields['target']);
    return inFolder(folder, ungrouped(fields), (_, source) => isTarget(source));
  });
  // In Hugo, the first of several cascades has priority; here, later fields override earlier ones.
  return cascades.reverse();
}

/**
 * Returns the front matter that a Hugo section passes to its pages. Zola leaves out all texts below a
 * section that is a draft.
 */
export function sectionCascade(file: string, exported: OldFiles): Inherited[] {
  const {fields} = splitFrontMatter(exported.read(file));
  const folder = path.posix.dirname(file);
  const isDraft =
    fields['draft'] === true && exported.files.some((each) => isZolaConfig(each, exported));
  const exclusions = isDraft ? [inFolder(folder, excludedBy(`draft: true in ${file}`))] : [];
  return [...readCascade(folder, fields['cascade']), ...exclusions];
}

/**
 * Returns the front matter that a Hugo configuration passes to all pages, and rules for the files that
 * Hugo or Zola ignores.
 */
export function configCascade(file: string, exported: OldFiles): Inherited[] {
  const config = readConfig(file, exported);
  const root = path.posix.dirname(file).replace(/(?:^|\/)config\/\w+$/, '') || '.';
  const isCascade = /(?:^|\/)cascade\.\w+$/.test(file);
  const ignored = [config['ignorefiles'] ?? []].flat().map(String).map(goPattern);
  const exclusion = excludedBy(`ignoreFiles in ${file}`);
  return [
    // `config/_default/cascade.toml` contains the fields of the cascade at its top level.
    ...readCascade(root, isCascade ? (config['cascade'] ?? config) : config['cascade']),
    // In Zola, globs match absolute paths, whose first folders are unknown here.
    ...exclusionRules(file, [config['ignored_content'] ?? []].flat().map(String).map(atAnyDepth)),
    ...ignored.map((pattern) =>
      inFolder(root, exclusion, (_, source) => pattern.test(`/${source}`)),
    ),
  ];
}
