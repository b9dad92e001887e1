import {existsSync} from 'node:fs';
import {readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import {blockedContent, blockedScripts, FILE_KINDS} from './blockedContent.js';
import {headersFile, vercelFile} from './headerFiles.js';
import {inspectPage} from './inspectPage.js';
import type {PageContent} from './inspectPage.js';
import {sourcesOfPlugins} from './knownPlugins.js';
import {cssReferences, scriptReferences, sourcesOf} from './references.js';
import {PLUGIN_NAME} from './options.js';
import type {PluginOptions, Sources} from './options.js';
import {waitForLaterPlugins} from './otherPlugins.js';
import {hashSource, mergeSources, policyText} from './policy.js';

export {algoliaHosts} from './knownPlugins.js';
export type {PluginOptions, Sources} from './options.js';
export {validateOptions} from './options.js';

/** Number of pages to read and write in parallel, enough to keep the disk busy. */
const CONCURRENCY = 4;

/** Cloudflare accepts 2,000 characters in a line of `_headers`, including the header's name. */
const MAX_HEADER = 1900;

/** Policy for the host to send if it cannot send the full policy. */
const FRAMES_ONLY = "frame-ancestors 'self'";

/** Tags after which a policy is inserted, preferred one first. */
const PLACES = [/<meta\s[^>]*\bcharset=["']?utf-8\b[^>]*>/i, /<head(?:\s[^>]*)?>/i];

function hashesOf(scripts: readonly string[]): string[] {
  return [...new Set(scripts)].map(hashSource);
}

/** Reads the files of the build whose names match a pattern, and returns their paths and results. */
async function readFiles<Result>(
  outDir: string,
  pattern: RegExp,
  read: (text: string) => Result,
): Promise<{readonly file: string; readonly content: Result}[]> {
  // Folders can also have such a name: a redirect from `/a.html` is in `a.html/index.html`.
  const files = (await readdir(outDir, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .sort();
  return pMap(
    files,
    async (file) => ({
      file: file.replaceAll('\\', '/'),
      content: read(await readFile(path.join(outDir, file), 'utf8')),
    }),
    {concurrency: CONCURRENCY},
  );
}

/**
 * Inserts a policy into a page.
 *
 * @throws Error if the page has no head
 */
async function writePolicy(file: string, policy: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const place = PLACES.find((tag) => tag.test(html));
  if (!place) {
    throw new Error(
      `${file} has neither <meta charset="utf-8"> nor <head>, so its security policy cannot be inserted. ` +
        'Add these tags to the page template ("ssrTemplate").',
    );
  }
  // Replaces the file in one step, because other plugins may read it at the same time.
  await writeFile(
    `${file}.tmp`,
    html.replace(place, (tag) => tag + meta),
  );
  await rename(`${file}.tmp`, file);
}

/**
 * Docusaurus plugin that adds a Content-Security-Policy to every page of a build, and writes header
 * files for static hosts.
 *
 * @throws Error at the end of the build, listing the pages whose content their policy blocks, if the
 *   option `onBlockedContent` is 'throw', its default
 */
export default function securityPolicyPlugin(
  {siteDir, siteConfig, i18n}: LoadContext,
  options: PluginOptions,
): Plugin {
  /** True for a file of `static/`, which is served unchanged. */
  function isStatic(file: string): boolean {
    return siteConfig.staticDirectories.some((dir) => existsSync(path.resolve(siteDir, dir, file)));
  }

  /**
   * Inserts a policy into every page.
   *
   * @param pluginSources sources that plugins load in the browser
   * @returns the policy for the host to send with all pages
   */
  async function writePolicies(outDir: string, pluginSources: readonly Sources[]): Promise<string> {
    const allPages = await readFiles(outDir, /\.html?$/, inspectPage);
    const styleSheets = await readFiles(outDir, /\.css$/, cssReferences);
    const allScripts = await readFiles(outDir, /\.js$/, scriptReferences);
    const scripts = allScripts.filter(({file}) => !isStatic(file));
    const pages = allPages.filter(({file}) => !isStatic(file));
    // Authors write neither the not-found page nor the only page of the hash router. Their content comes from
    // the configuration, the theme and plugins, and is allowed without an option.
    const commonFile = siteConfig.future.experimental_router === 'hash' ? 'index.html' : '404.html';
    const commonContent = pages.find(({file}) => file === commonFile)?.content ?? inspectPage('');
    const embedded = pages
      .flatMap(({content}) => content.references)
      .filter(({directive}) => FILE_KINDS[directive] === undefined);
    // Readers move between pages within one document, so each page allows what any page needs.
    const sources = mergeSources(
      options.directives,
      ...pluginSources,
      sourcesOf([
        ...commonContent.references,
        ...[...styleSheets, ...scripts].flatMap(({content}) => content),
        ...embedded,
      ]),
    );
    /** Returns the inline scripts of a page that its policy allows. */
    const scriptsOf = ({content}: {readonly content: PageContent}): string[] => {
      const refused = blockedScripts(content, commonContent, options.inlineScripts);
      return content.inlineScripts.filter((script) => !refused.includes(script));
    };
    const blocked = blockedContent(pages, commonContent, sources, options.inlineScripts);
    if (blocked.length > 0) {
      logger.report(options.onBlockedContent)(
        `The Content-Security-Policy blocks content of pages (${blocked.length}):\n` +
          blocked.map((line) => `- ${line}`).join('\n') +
          `\n${options.help}`,
      );
    }
    await pMap(
      pages,
      (page) =>
        writePolicy(path.join(outDir, page.file), policyText(hashesOf(scriptsOf(page)), sources)),
      {concurrency: CONCURRENCY},
    );
    const hashes = hashesOf(pages.flatMap(scriptsOf));
    logger.info(`Security policy added. Pages: ${pages.length}; inline scripts: ${hashes.length}.`);
    const fullPolicy = `${policyText(hashes, sources)};${FRAMES_ONLY}`;
    // The host sends this policy with all files, so it could block pages of `static/` or of another language.
    const coversAllFiles = allPages.length === pages.length && i18n.locales.length === 1;
    return coversAllFiles && fullPolicy.length <= MAX_HEADER ? fullPolicy : FRAMES_ONLY;
  }

  async function writeHeaderFiles(outDir: string, baseUrl: string, policy: string): Promise<void> {
    // The bundler's files have hashes in their names; those of `static/assets` do not.
    const folders = await readdir(path.join(outDir, 'assets'));
    const hashed = isStatic('assets')
      ? folders.map((name) => `assets/${name}`).filter((name) => !isStatic(name))
      : ['assets'];
    const texts = {
      _headers: headersFile(baseUrl, policy, hashed),
      'vercel.json': vercelFile(baseUrl, policy, hashed, siteConfig.trailingSlash),
    };
    for (const file of options.headerFiles.filter((name) => !isStatic(name))) {
      await writeFile(path.join(outDir, file), texts[file]);
    }
  }

  return {
    name: PLUGIN_NAME,
    async postBuild({outDir, baseUrl, plugins}) {
      await waitForLaterPlugins(plugins);
      const policy = options.pages
        ? await writePolicies(outDir, sourcesOfPlugins(plugins, siteConfig.themeConfig))
        : FRAMES_ONLY;
      // In the folder of another language, header files matter only if a host serves that folder alone.
      await writeHeaderFiles(outDir, baseUrl, policy);
    },
  };
}
