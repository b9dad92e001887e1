import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import type {PluginOptions} from '../options.js';
import {PLUGIN_NAME} from '../settings.js';

/** Describes a path that repeats the base URL. */
function repeatedBase(name: string, value: string | false, baseUrl: string): string[] {
  return value !== false && baseUrl !== '/' && `/${value}/`.startsWith(baseUrl)
    ? [
        `"${name}" begins with the base URL ${baseUrl}, so its page would be at ${baseUrl}${value}. Leave the base URL out: "${value.slice(baseUrl.length - 1)}"`,
      ]
    : [];
}

/** Describes a missing folder of questions, or files in it that end in `.yaml` instead of `.yml`. */
function folderProblems(address: string, folder: string, siteDir: string): string[] {
  const name = `"questions.${address}"`;
  if (!statSync(path.join(siteDir, folder), {throwIfNoEntry: false})?.isDirectory()) {
    return [
      `the folder ${folder} of ${name} does not exist. Give the path of a folder relative to the root of the site, such as "blog/answers"`,
    ];
  }
  return readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map(
      (file) =>
        `the file ${file} in the folder ${folder} of ${name} must have a name that ends in .yml, such as my-post.yml`,
    );
}

/**
 * Checks the options that depend on the site.
 *
 * @throws Error that names the plugin, the option, and what is allowed
 */
export function checkOptions(
  {searchPagePath, chatPagePath, questions}: PluginOptions,
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
): void {
  const problems = [
    ...repeatedBase('searchPagePath', searchPagePath, baseUrl),
    ...repeatedBase('chatPagePath', chatPagePath, baseUrl),
    ...Object.entries(questions).flatMap(([address, folder]) =>
      folderProblems(address, folder, siteDir),
    ),
  ];
  if (problems.length > 0) {
    throw new Error(`${PLUGIN_NAME}: ${problems.join('. ')}.`);
  }
}

/** Returns the path of a page as options name it: decoded, without base URL and trailing slash. */
export function pathBelow(permalink: string, baseUrl: string): string {
  return decodeURI(permalink.slice(baseUrl.length)).replace(/\/$/, '');
}

/** Returns a function that tells if any of the globs matches a path from `pathBelow`. */
export function globMatcher(globs: readonly string[]): (path: string) => boolean {
  return createMatcher(globs.map((glob) => glob.replace(/\/$/, '')));
}

/**
 * Describes options that match no page of the build.
 *
 * @param paths paths of the pages, from `pathBelow`
 */
export function unusedOptions(
  {exclude, questions}: Pick<PluginOptions, 'exclude' | 'questions'>,
  paths: readonly string[],
  baseUrl: string,
): string[] {
  const globs = exclude
    .filter((glob) => !paths.some(globMatcher([glob])))
    .map(
      (glob) =>
        `no page matches the glob "${glob}" of the option "exclude". Globs are relative to the base URL, such as "docs/old/**" for ${baseUrl}docs/old/a`,
    );
  const addresses = Object.keys(questions)
    .filter(
      (address) => !paths.some((each) => `/${each}/`.startsWith(address.replace(/\/?$/, '/'))),
    )
    .map(
      (address) =>
        `no page is below the address "${address}" of the option "questions". Addresses are relative to the base URL, such as "/blog" for ${baseUrl}blog`,
    );
  return [...globs, ...addresses].map((problem) => `${PLUGIN_NAME}: ${problem}.`);
}

/**
 * Describes another theme that replaces the search bar of this theme, if any.
 *
 * @param alias aliases of the bundler
 * @param themePath folder with the components of this theme
 */
export function replacedSearchBar(alias: unknown, themePath: string): string | undefined {
  const aliases = (alias ?? {}) as Readonly<Record<string, string>>;
  const component = aliases['@theme-original/SearchBar'];
  return component === undefined || component.startsWith(themePath)
    ? undefined
    : `${PLUGIN_NAME}: another theme replaces the search bar with ${component}. Remove that theme, or list it before ${PLUGIN_NAME} in "themes".`;
}
