import type {PageContent} from './inspectPage.js';
import {sourceOf} from './references.js';
import {matchesSource} from './matchesSource.js';
import type {Sources} from './options.js';
import {hashSource, withDefaults} from './policy.js';

/** Scripts that React, Docusaurus and its plugin for redirects add to some pages. */
const KNOWN_SCRIPTS = [
  // Inserts streamed content.
  /\$R[A-Z]\b/,
  // Reports a wrong `baseUrl` on the home page. Bundlers order its statements differently.
  /^(?:document\.addEventListener|function insertBanner)\(.+__docusaurus-base-url-issue-banner/s,
  // Opens the new address, with the query and anchor of the old one.
  /^window\.location\.href = '[^']*'(?: \+ window\.location\.\w+)*;$/,
];

/**
 * Kinds of files, by directive, whose sources must be allowed by an option if an author's page loads
 * them. Frames, forms and the like need no option: the policy allows those that the pages contain.
 */
export const FILE_KINDS: Readonly<Record<string, string>> = {
  'script-src': 'a script',
  'style-src': 'a style sheet',
  'font-src': 'a font',
};

/**
 * Returns the inline scripts that authors wrote into a page and that the configuration does not allow.
 *
 * @param commonContent content of all pages: from the configuration, the theme and plugins
 * @param allowedHashes hashes that the configuration allows, with or without quotes
 */
export function blockedScripts(
  content: PageContent,
  commonContent: PageContent,
  allowedHashes: readonly string[],
): string[] {
  const hashes = new Set(allowedHashes.map((hash) => `'${hash.replaceAll("'", '')}'`));
  return content.inlineScripts.filter(
    (script) =>
      !commonContent.inlineScripts.includes(script) &&
      !KNOWN_SCRIPTS.some((pattern) => pattern.test(script.trim())) &&
      !hashes.has(hashSource(script)),
  );
}

/** Describes the content that a page's policy blocks, and how to fix it. */
function problemsOf(
  content: PageContent,
  commonContent: PageContent,
  sources: Sources,
  allowedHashes: readonly string[],
): string[] {
  const scripts = blockedScripts(content, commonContent, allowedHashes).map(
    (script) =>
      `an inline script, "${script.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}": move it into a ` +
      `component or a file, or add its hash to the option "inlineScripts": ${hashSource(script).slice(1, -1)}`,
  );
  // Includes handlers that all pages have. They come from the configuration: Docusaurus adds none.
  const handlers = content.handlers.map(
    (handler) =>
      `${handler}, which no hash can allow: use a handler of a component, or a client module`,
  );
  const allowedSources = withDefaults(sources);
  const references = content.references
    .filter(
      ({directive, address}) =>
        FILE_KINDS[directive] !== undefined &&
        address !== undefined &&
        !allowedSources[directive]?.some((source) => matchesSource(source, address)),
    )
    .map(
      (reference) =>
        `${FILE_KINDS[reference.directive]} from ${sourceOf(reference)}: add the source to "${reference.directive}" in the option "directives"`,
    );
  return [...new Set([...scripts, ...handlers, ...references])];
}

/**
 * Lists problems with blocked content, each once, with the pages that have it and the fix.
 *
 * @param pages pages by their paths, such as `docs/intro.html`
 * @param commonContent content of all pages: from the configuration, the theme and plugins
 * @param sources sources that every page allows, by directive
 * @param allowedHashes hashes that the configuration allows, with or without quotes
 */
export function blockedContent(
  pages: readonly {readonly file: string; readonly content: PageContent}[],
  commonContent: PageContent,
  sources: Sources,
  allowedHashes: readonly string[],
): string[] {
  const files = new Map<string, string[]>();
  for (const {file, content} of pages) {
    for (const problem of problemsOf(content, commonContent, sources, allowedHashes)) {
      files.set(problem, [...(files.get(problem) ?? []), file]);
    }
  }
  return [...files].map(([problem, [first, ...others]]) =>
    others.length === 0
      ? `${first} has ${problem}.`
      : `${first} and ${others.length} more (such as ${others.at(-1)}) have ${problem}.`,
  );
}
