import {existsSync} from 'node:fs';
import {readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import {blockedContent} from './blockedContent.js';
import {headerRules, headersFile, vercelFile} from './headerFiles.js';
import {inspectPage} from './inspectPage.js';
import type {PageContent} from './inspectPage.js';
import {sourcesOfPlugins} from './knownPlugins.js';
import type {PluginOptions, Sources} from './options.js';
import {waitForOthers} from './otherPlugins.js';
import {hashSource, mergeSources, policyText, redirectPolicy} from './policy.js';

export {algoliaHosts} from './knownPlugins.js';
export type {Directive, HeaderFile, HeaderRule, PluginOptions, Sources} from './options.js';
export {validateOptions} from './options.js';

const NAME = 'docusaurus-plugin-security-policy';

/** Pages that are read and written at once; a few keep the disk busy. */
const AT_ONCE = 4;

/** Cloudflare accepts 2,000 characters in a line of `_headers`. */
const MAX_HEADER = 1900;

/** What the host sends where it cannot send all that pages allow. */
const FRAMES_ONLY = "frame-ancestors 'self'";

/** Docusaurus' page for an old address, whose script keeps the reader's query and anchor. */
const REDIRECT = /^\s*window\.location\.href = '[^']*'(?: \+ window\.location\.\w+)*;\s*$/;

const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

interface Page {
  /** Below the build, such as `blog/notes.html`. */
  readonly file: string;
  readonly content: PageContent;
}

function isRedirect({content: {inlineScripts}}: Page): boolean {
  return inlineScripts.length > 0 && inlineScripts.every((script) => REDIRECT.test(script));
}

function hashesOf(pages: readonly Page[]): string[] {
  return [...new Set(pages.flatMap(({content}) => content.inlineScripts))].map(hashSource);
}

async function readPages(outDir: string): Promise<Page[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => /\.html?$/.test(file));
  return pMap(
    files.sort(),
    async (file) => ({
      file: file.replaceAll('\\', '/'),
      content: inspectPage(await readFile(path.join(outDir, file), 'utf8')),
    }),
    {concurrency: AT_ONCE},
  );
}

/** @throws Error if the page has no `<meta charset>`, which the policy follows */
async function writePolicy(file: string, policy: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const written = html.replace(CHARSET, (charset) => charset + meta);
  if (written === html) {
    throw new Error(
      `${file} has no <meta charset="utf-8">, which its security policy must follow.`,
    );
  }
  // In one step: other plugins may read pages at the same time.
  await writeFile(`${file}.tmp`, written);
  await rename(`${file}.tmp`, file);
}

/**
 * Docusaurus plugin that gives every page of a build its Content-Security-Policy, and writes header
 * files for static hosts.
 *
 * @throws Error at the end of the build that names each page with content that its policy blocks
 */
export default function securityPolicyPlugin(
  {siteDir, siteConfig, i18n}: LoadContext,
  options: PluginOptions,
): Plugin {
  /** True for a file of `static/`, which is served as its author wrote it. */
  function isStatic(file: string): boolean {
    return siteConfig.staticDirectories.some((dir) => existsSync(path.resolve(siteDir, dir, file)));
  }

  /** @returns the policy that holds for all pages, for the host to send */
  async function writePolicies(outDir: string, ofPlugins: readonly Sources[]): Promise<string> {
    const all = await readPages(outDir);
    const pages = all.filter(({file}) => !isStatic(file));
    const articles = pages.filter((page) => !isRedirect(page));
    // The page for what is not found has no content of any author.
    const everywhere = pages.find(({file}) => file === '404.html')?.content ?? inspectPage('');
    const contents = articles.map(({content}) => content);
    // A reader goes from page to page within one document, so all allow what one of them needs.
    const sources = mergeSources(options.directives, ...ofPlugins, {
      'script-src': everywhere.scripts,
      'style-src': everywhere.styles,
      'frame-src': contents.flatMap(({frames}) => frames),
      'form-action': contents.flatMap(({forms}) => forms),
      'object-src': contents.flatMap(({objects}) => objects),
    });
    const blocked = articles.flatMap(({file, content}) =>
      blockedContent(file, content, everywhere, sources, options.inlineScripts),
    );
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
        writePolicy(
          path.join(outDir, page.file),
          isRedirect(page)
            ? redirectPolicy(hashesOf([page]))
            : policyText(hashesOf([page]), sources),
        ),
      {concurrency: AT_ONCE},
    );
    const hashes = hashesOf(pages);
    logger.info(`Security policy: ${pages.length} pages, ${hashes.length} inline scripts.`);
    const whole = `${policyText(hashes, sources)};${FRAMES_ONLY}`;
    const isForAll = all.length === pages.length && i18n.locales.length === 1;
    return isForAll && whole.length <= MAX_HEADER ? whole : FRAMES_ONLY;
  }

  async function writeHeaderFiles(outDir: string, baseUrl: string, policy: string): Promise<void> {
    const rules = headerRules(policy, options.headers);
    const texts = {
      _headers: () => headersFile(baseUrl, rules),
      'vercel.json': () => vercelFile(baseUrl, rules, siteConfig.trailingSlash),
    };
    for (const file of options.headerFiles.filter((name) => !isStatic(name))) {
      await writeFile(path.join(outDir, file), texts[file]());
    }
  }

  return {
    name: NAME,
    async postBuild({outDir, baseUrl, plugins}) {
      await waitForOthers(plugins, ({name}) => name === NAME);
      const policy = options.pages
        ? await writePolicies(outDir, sourcesOfPlugins(plugins, siteConfig.themeConfig))
        : FRAMES_ONLY;
      // Hosts read them at the root of the build, where the default language is.
      if (i18n.currentLocale === i18n.defaultLocale) {
        await writeHeaderFiles(outDir, baseUrl, policy);
      }
    },
  };
}
