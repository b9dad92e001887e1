import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import type {PublishedPage} from 'docusaurus-built-pages';
import {publishedPages, routePath} from 'docusaurus-built-pages';
import {normalizePluginOptions} from 'docusaurus-built-pages/options';
import pMap from 'p-map';
import {Tinypool} from 'tinypool';
import type {ArticleRequest, BuiltArticle} from './articleWorker.js';
import {readLabels, readMessages} from './labels.js';
import {llmsFull, llmsIndex} from './llms.js';
import type {PageText} from './llms.js';
import {markdownFiles, pageAddress} from './markdownPath.js';
import {checkResults, PLUGIN_NAME, validateOptions} from './options.js';
import type {PluginOptions} from './options.js';
import {defaultFacts, pageMarkdown} from './pageMarkdown.js';
import type {TitledPage} from './pageMarkdown.js';

export {heading, link, list, paragraph, quote, text, writeMarkdown} from './markdownNodes.js';
export {markdownPath} from './markdownPath.js';
export {validateOptions} from './options.js';
export type {Assistant, ButtonOptions, Fact, PluginOptions} from './options.js';

/** Number of files to write in parallel, enough to keep the disk busy. */
const CONCURRENCY = 4;

const inPackage = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const THEME = inPackage('./theme');

/** Warns if another theme replaces the component that has the copy button of docs. */
function checkOrder(alias: unknown): void {
  const component = (alias as Readonly<Record<string, string>>)['@theme-original/DocBreadcrumbs'];
  if (component !== undefined && !component.startsWith(THEME)) {
    logger.warn(
      `${PLUGIN_NAME}: another theme replaces DocBreadcrumbs, so docs have no copy button, and may not link to their Markdown versions. List the plugin in "themes", after the classic theme.`,
    );
  }
}

/** @throws Error if the site uses the hash router */
function checkRouter({future}: LoadContext['siteConfig']): void {
  if (future.experimental_router === 'hash') {
    throw new Error(
      `${PLUGIN_NAME} does not work with "future.experimental_router: 'hash'": the build has no HTML to convert. Remove the plugin.`,
    );
  }
}

/** A built page with its Markdown. */
interface ReadPage extends PageText {
  readonly page: TitledPage;
  /** True if `llms.txt` lists the page; false with `noindex`, and for docs of any version but the latest. */
  readonly isListed: boolean;
}

/**
 * Docusaurus plugin that writes each published page as Markdown beside its HTML, and lists them in
 * `llms.txt` and `llms-full.txt`. Pages link to their Markdown version; a button to copy it is
 * optional.
 *
 * List it after the classic theme, because it wraps components of that theme.
 */
export default async function markdownPages(
  context: LoadContext,
  partialOptions: Partial<PluginOptions> = {},
): Promise<Plugin> {
  // Validates the options, because a site may call this function itself.
  const options = validateOptions({validate: normalizePluginOptions, options: partialOptions});
  const {siteConfig, siteDir, i18n} = context;
  checkRouter(siteConfig);
  const labels = await readLabels(context);
  const {title: siteTitle, titleDelimiter, url, baseUrl, staticDirectories} = siteConfig;

  const isStatic = (file: string): boolean =>
    staticDirectories.some((folder) => existsSync(path.resolve(siteDir, folder, file)));

  /**
   * Converts a built page to Markdown. Returns undefined for a React page without the text of an article,
   * such as an interactive map, or a front page with a video.
   */
  async function readPage(
    published: PublishedPage,
    readArticle: (request: ArticleRequest) => Promise<BuiltArticle>,
    outDir: string,
  ): Promise<ReadPage | undefined> {
    const {kind, permalink, docs} = published;
    const address = pageAddress(url, routePath(permalink, siteConfig));
    const output = {outDir, baseUrl, trailingSlash: siteConfig.trailingSlash};
    const request = {permalink, output, siteTitle, titleDelimiter, address};
    const built = await readArticle({...request, interactive: labels.interactive});
    const isReact = published.metadata['type'] === 'jsx';
    if (kind === 'page' && (isReact ? !built.article?.length : !built.article)) {
      return undefined;
    }
    // The title that readers see may differ from the `title` field.
    const {title, description} = built;
    const page = {...published, title, description: published.description ?? description};
    const defaults = defaultFacts(page, labels);
    const facts = options.facts?.(page, defaults) ?? defaults;
    const ending = options.append?.(page);
    checkResults(page, facts, ending);
    const {article = [], opening} = built;
    const markdown = pageMarkdown(page, article, {address, opening, labels, facts, ending});
    // With the site's option `noIndex`, all pages have `noindex`.
    const isHidden = built.isNoIndex && !siteConfig.noIndex;
    return {page, markdown, isListed: !isHidden && docs?.isLast !== false};
  }

  return {
    name: PLUGIN_NAME,
    getThemePath: () => THEME,
    getTypeScriptThemePath: () => inPackage('../src/theme'),
    getClientModules: () => [inPackage('../css/copy-markdown.css')],
    getDefaultCodeTranslationMessages: () => readMessages(i18n.currentLocale),
    configureWebpack({resolve}, isServer) {
      if (isServer) {
        checkOrder(resolve?.alias);
      }
      return {};
    },
    contentLoaded({actions}) {
      const {button} = options;
      actions.setGlobalData({button: button === true ? {assistants: []} : button});
    },
    injectHtmlTags() {
      const href = `${baseUrl}llms.txt`;
      const attributes = {rel: 'alternate', type: 'text/plain', href, title: labels.announcement};
      return {headTags: options.llms ? [{tagName: 'link', attributes}] : []};
    },
    async postBuild({outDir, plugins, routesPaths}) {
      const published = publishedPages(plugins, baseUrl, labels).filter(
        ({kind}) => kind !== 'list',
      );
      const pool = new Tinypool({
        filename: inPackage('./articleWorker.js'),
        maxThreads: Math.max(1, availableParallelism() - 1),
      });
      const results = await pMap(
        published,
        (page) => readPage(page, (request) => pool.run(request) as Promise<BuiltArticle>, outDir),
        // With two pages per thread, no thread has to wait for its next page.
        {concurrency: 2 * pool.options.maxThreads},
      ).finally(() => pool.destroy());
      const pages = results.filter((page) => page !== undefined);
      const files = markdownFiles(
        pages.map(({page}) => page.permalink),
        routesPaths,
        baseUrl,
        isStatic,
      );
      const write = async (file: string, text: string): Promise<void> => {
        if (isStatic(file)) {
          return;
        }
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      };
      await pMap(
        pages,
        async ({page: {permalink}, markdown}) => {
          const file = files.get(permalink);
          if (file !== undefined) {
            return write(file, markdown);
          }
          logger.warn(
            `${PLUGIN_NAME}: ${permalink} has no Markdown version: its address with .md is another page or a static file. Change one of the two names.`,
          );
        },
        {concurrency: CONCURRENCY},
      );
      logger.info(`Pages written as Markdown: ${files.size}.`);
      if (options.llms) {
        const {description = siteConfig.tagline, note} = options;
        const site = {title: siteTitle, description, url, baseUrl, note, labels};
        const listed = pages.filter(({isListed}) => isListed);
        const linked = listed.filter(({page}) => files.has(page.permalink));
        await write(
          'llms.txt',
          llmsIndex(
            site,
            linked.map(({page}) => page),
          ),
        );
        await write('llms-full.txt', llmsFull(site, listed, options));
      }
    },
  };
}

/** Lists the components that a site may swizzle. */
export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      CopyMarkdown: {
        actions: {eject: 'safe', wrap: 'safe'},
        description: 'The button that copies a page as Markdown, and its menu.',
      },
    },
  };
}
