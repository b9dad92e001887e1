import path from 'node:path';
import {escapeRegexp} from '@docusaurus/utils';
import type {OldFiles} from '../oldAddresses/rules.js';
import {pathBelow} from '../oldAddresses/rules.js';
import {readDocusaurusConfig} from './docusaurusConfig.js';
import type {Fields} from './exportedPost.js';
import {fieldsIn} from './exportedPost.js';
import type {Inherited} from './inherited.js';
import {atAnyDepth, excludedBy, exclusionRules, inFolder, objectsIn} from './inherited.js';

/**
 * Converts a Jekyll glob to a pattern, which also matches all files in a matching folder. An empty glob
 * matches everything.
 *
 * @param star pattern for `*`
 */
export function globPattern(glob: string, star: string): RegExp {
  const pattern = escapeRegexp(glob)
    .replaceAll(String.raw`\*\*/`, '(?:.*/)?')
    .replaceAll(String.raw`\*\*`, '.*')
    .replaceAll(String.raw`\*`, star)
    .replaceAll(String.raw`\?`, '.');
  return new RegExp(`^${pattern}${glob && '(?:/|$)'}`);
}

/**
 * Returns rules for the texts that Jekyll leaves out: those that its configuration excludes, those in
 * `_posts` without a date in their names, and those in collections without `output: true`.
 */
export function jekyllExclusions(file: string, config: Fields): Inherited[] {
  const root = path.posix.dirname(file);
  const folder = String(config['source'] ?? config['source_dir'] ?? 'source');
  const globs = [config['exclude'] ?? []]
    .flat()
    .map((glob) => String(glob).replace(/^\/|\/$/g, ''));
  const excluded = globs.filter(Boolean).map((glob) => {
    // In this list, `*` also matches slashes.
    const pattern = globPattern(glob, '.*');
    return inFolder(
      root,
      excludedBy(`exclude: ${glob}`),
      (inner) => pattern.test(inner) || pattern.test(pathBelow(folder, inner) ?? ''),
    );
  });
  // Does not match files in `source/_posts`, where Hexo keeps posts: their names need no date.
  const undated = /^(?!source\/)(?:.*\/)?_posts\/(?:.*\/)?(?!\d{2,4}-\d{1,2}-\d{1,2}-)[^/]+$/;
  const collections = fieldsIn(config['collections']);
  // `_pages` does not count as hidden: many sites publish it with `include` instead of a collection.
  const isInHiddenCollection = (inner: string) => {
    const [, name] = /^_(?!(?:drafts|pages|posts)\/)(\w+)\//.exec(inner) ?? [];
    return name !== undefined && fieldsIn(collections[name])['output'] !== true;
  };
  return [
    ...excluded,
    inFolder(root, excludedBy('a file name without a date, which Jekyll ignores'), (inner) =>
      undated.test(inner),
    ),
    inFolder(root, excludedBy('a collection without "output: true"'), isInHiddenCollection),
  ];
}

/** Configurations of generators that leave out what Git ignores. */
const READS_GITIGNORE = /(?:^|\/)(?:\.eleventy|(?:eleventy|quartz)\.config)\.\w+$/;
/** Matches a call in Eleventy's configuration, such as `ignores.add('drafts/**')`. */
const IGNORED = /\bignores\.add\(\s*(["'`])([^"'`]+)\1/g;

/**
 * Returns rules for the texts that Eleventy ignores, from its configuration, `.eleventyignore` or
 * `.gitignore`. Quartz reads `.gitignore`, too.
 */
export function eleventyIgnored(file: string, {read, files}: OldFiles): Inherited[] {
  const text = read(file);
  const lines = text.split('\n');
  if (file.endsWith('.eleventyignore')) {
    return exclusionRules(file, lines);
  }
  if (file.endsWith('.gitignore')) {
    // A name without a slash matches at any depth.
    const globs = lines.map((line) => (/^\S[^/]*\/?$/.test(line) ? atAnyDepth(line) : line));
    return files.some((each) => READS_GITIGNORE.test(each)) ? exclusionRules(file, globs) : [];
  }
  const globs = [...text.matchAll(IGNORED)].map(([, , glob = '']) => glob);
  return exclusionRules(file, globs);
}

/** Pattern of a glob in quotes. */
const GLOB = '"[^"\\n]+"|\'[^\'\\n]+\'|`[^`]+`';
/** Pattern of a regular expression between slashes. */
const REGEXP = String.raw`\/(?:\\.|\[(?:\\.|[^\]\\])+\]|[^/[\\\n])+\/[ims]*`;
/** Pattern of a list of globs and regular expressions. */
const LIST = String.raw`\[(?:${GLOB}|${REGEXP}|[^\]])*\]`;
/** Matches lists of files to ignore, such as `ignore: isProduction ? ['a'] : ['b']`. */
const IGNORE_LISTS = new RegExp(
  String.raw`\b(?:ignore|ignorePatterns|pattern)["']?\s*:(?:[^[\],{}]*${LIST})+`,
  'g',
);

/**
 * Returns rules for the texts that the code of a configuration leaves out with Gatsby's `ignore`,
 * Quartz's `ignorePatterns`, or `!` in an Astro pattern. They match at any depth, because their base
 * folders are unknown.
 */
export function ignoredByCode(file: string, {read}: OldFiles): Inherited[] {
  const items = [...read(file).matchAll(IGNORE_LISTS)].flatMap(([lists]) =>
    (lists.match(new RegExp(LIST, 'g')) ?? [])
      .flatMap((each) => each.slice(1, -1).match(new RegExp(`${GLOB}|${REGEXP}`, 'g')) ?? [])
      // In `pattern`, only items with `!` after the quote are ignored.
      .filter((item) => lists.startsWith('pattern') === /^.!/.test(item)),
  );
  return items.flatMap((item) => {
    const [, pattern, flags] = /^\/(.*)\/(\w*)$/.exec(item) ?? [];
    return pattern === undefined
      ? exclusionRules(file, [atAnyDepth(item.slice(1, -1).replace('!', ''))])
      : inFolder('', excludedBy(`${item} in ${path.posix.basename(file)}`), (inner) =>
          new RegExp(pattern, flags).test(`/${inner}`),
        );
  });
}

/** Returns rules for the texts that Docusaurus leaves out of its blogs. */
export function docusaurusExclusions(file: string, {read}: OldFiles): Inherited[] {
  return readDocusaurusConfig(file, read(file)).blogs.flatMap(({folder, exclude}) =>
    exclusionRules(file, exclude, path.posix.join(path.posix.dirname(file), folder)),
  );
}

/** Matches code that hides a page in Eleventy. */
const HIDES =
  /\bpermalink["']?\s*:\s*false\b|\beleventyExcludeFromCollections["']?\s*:\s*true\b|\bdraft["']?\s*:\s*true\b|\bpublished["']?\s*:\s*false\b/;

/**
 * Returns `permalink: false` if the code of a data file hides pages. A function that can return false as
 * the permalink counts as hiding all pages, unless it only hides drafts or future posts, whose own
 * fields show that they are not public.
 */
function fieldsOfCode(code: string): Fields[] {
  const mayHide =
    /\bpermalink\b/.test(code) && /\bfalse\b/.test(code) && !/draft|publish|\bdate\b/i.test(code);
  return HIDES.test(code) || mayHide ? [{permalink: false}] : [];
}

/** Returns the data that Eleventy gives to a folder (`posts/posts.json`) or to one text (`posts/x.json`). */
export function eleventyData(file: string, {read, files}: OldFiles): Inherited[] {
  const stem = file.replace(/(?:\.11tydata)?\.\w+$/, '');
  const folder = path.posix.dirname(stem);
  const isOfFolder = path.posix.basename(folder) === path.posix.basename(stem);
  const isOfText = (source: string) =>
    source !== file &&
    source.replace(/\.\w+$/, '') === stem &&
    !/\.(?:json|[mc]?[jt]s)$/.test(source);
  // Other JSON files, which may be large, are not read.
  if (!isOfFolder && !files.some(isOfText)) {
    return [];
  }
  const all = file.endsWith('.json') ? objectsIn(JSON.parse(read(file))) : fieldsOfCode(read(file));
  return all.map((data) => ({
    // Removes tags: they are names of collections, which readers do not see.
    ...inFolder(folder, {...data, tags: undefined}, (_, source) => isOfFolder || isOfText(source)),
    // A longer path has priority, so the data of one text overrides that of its folder.
    folder: isOfFolder ? folder : stem,
  }));
}
