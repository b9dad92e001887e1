import type {PageContent} from './inspectPage.js';
import type {Sources} from './options.js';
import {hashSource} from './policy.js';

/** Scripts that React and Docusaurus add to single pages. */
const KNOWN_SCRIPTS = [
  // Inserts streamed content.
  /\$R[A-Z]\b/,
  // Explains a wrong `baseUrl`, on the home page.
  /^document\.addEventListener\(.+__docusaurus-base-url-issue-banner/s,
];

function isKnown(script: string): boolean {
  return KNOWN_SCRIPTS.some((pattern) => pattern.test(script.trim()));
}

/** True if a list allows a source; `https://*.a.example` allows every subdomain. */
function isAllowed(source: string, allowed: readonly string[]): boolean {
  return allowed.some(
    (each) =>
      each === source ||
      (each.startsWith('https://*.') &&
        source.startsWith('https://') &&
        source.endsWith(each.slice('https://*'.length))),
  );
}

/**
 * Describes the content that a page's policy blocks, one message each, with the fix.
 *
 * @param file path of the page, such as `docs/intro.html`
 * @param everywhere content of all pages: from the configuration, the theme and plugins
 * @param sources sources that pages allow
 * @param inlineScripts hashes that the configuration allows, with or without quotes
 */
export function blockedContent(
  file: string,
  content: PageContent,
  everywhere: PageContent,
  sources: Sources,
  inlineScripts: readonly string[],
): string[] {
  const allowedScripts = new Set(inlineScripts.map((hash) => `'${hash.replaceAll("'", '')}'`));
  const scripts = content.inlineScripts
    .filter((script) => !everywhere.inlineScripts.includes(script) && !isKnown(script))
    .filter((script) => !allowedScripts.has(hashSource(script)))
    .map(
      (script) =>
        `an inline script, "${script.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}": move it into a ` +
        `component or a file, or add its hash to the option "inlineScripts": ${hashSource(script).slice(1, -1)}`,
    );
  const handlers = content.handlers
    .filter((handler) => !everywhere.handlers.includes(handler))
    .map((handler) => `${handler}, which no hash can allow: use a handler of a component`);
  const hosts = (['script-src', 'style-src'] as const).flatMap((directive) =>
    [...new Set(directive === 'script-src' ? content.scripts : content.styles)]
      .filter((host) => !isAllowed(host, sources[directive] ?? []))
      .map(
        (host) =>
          `a ${directive === 'script-src' ? 'script' : 'style sheet'} of ${host}: add the host to "${directive}" in the option "directives"`,
      ),
  );
  return [...scripts, ...handlers, ...hosts].map((problem) => `${file} has ${problem}.`);
}
