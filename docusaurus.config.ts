import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {ssrTemplate} from 'docusaurus-plugin-late-client';
import securityPolicy from 'docusaurus-plugin-security-policy';
import pagesPlugin, {validateOptions as validatePages} from '@docusaurus/plugin-content-pages';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {SEARCH_CHUNK} from 'docusaurus-theme-search-ask';
import type {PluginOptions as SearchOptions} from 'docusaurus-theme-search-ask';
import {addQuestions} from './src/config/addQuestions';
import {analyticsIds, readSearch} from './src/config/environment';
import {blogOptions} from './src/config/blog';
import {hasHistory, textNames, redirects, scheduledPosts} from './src/config/siteFolder';
import {headTags} from './src/config/headTags';
import {missingResultsUrl} from './src/config/missingResultsUrl';
import {pagesOff} from './src/config/pagesOff';
import {postFrontMatter} from './src/config/postFrontMatter';
import {readNow} from './src/config/readNow';
import {readOwner} from './src/config/readOwner';
import {policyOptions} from './src/config/securityPolicy';
import {sectionOptions, sectionsOf} from './src/config/sections';
import {themeConfig} from './src/config/theme';
import {synonymsFile} from './src/data/schemas/synonyms';
import {SEARCH_PLACEHOLDER} from './src/lib/searchSettings';
import cacheKey from './src/plugins/cache-key';
import codeLines from './src/plugins/code-lines';
import contentIndexPlugin from './src/plugins/content-index';
import {createContentIndex} from './src/plugins/content-index/createContentIndex';
import dataCheck from './src/plugins/data-check';
import favicon from './src/plugins/favicon';
import featuredPosts from './src/plugins/featured-posts';
import firstSearch from './src/plugins/first-search';
import lightBlog from './src/plugins/light-blog';
import linkPreviews from './src/plugins/link-previews';
import machineReaders from './src/plugins/machine-readers';
import {
  drawCardPlot,
  drawCoverPlot,
  drawFirstPlot,
  plotDependencies,
  postMarkdown,
} from './src/plugins/post-markdown';
import {rehypeAnchors} from './src/plugins/post-markdown/rehypeAnchors';
import {rehypeEmbeds} from './src/plugins/post-markdown/rehypeEmbeds';
import {remarkHeadingIds} from './src/plugins/post-markdown/remarkHeadingIds';
import postPictures from './src/plugins/post-pictures';
import {rehypePictures} from './src/plugins/post-pictures/rehypePictures';
import {remarkPictures} from './src/plugins/post-pictures/remarkPictures';
import postSchema from './src/plugins/post-schema';
import stableNames from './src/plugins/stable-names';
import routeLookup from './src/plugins/route-lookup';
import watchedFolder from './src/plugins/watched-folder';
import sectionDocs from './src/plugins/section-docs';
import sectionIndex from './src/plugins/section-index';
import {siteLinks} from './src/plugins/site-links';
import siteParts from './src/plugins/site-parts';
import siteTheme from './src/plugins/site-theme';
import oldAddresses from './src/plugins/old-addresses';
import securityTxt from './src/plugins/security-txt';

const owner = readOwner();
const {markdown = {}, strictPosts = false} = owner;
const hasPlots = markdown.extensions?.includes('plot');
const onFault = strictPosts ? 'throw' : 'warn';
const blogFolder = path.join(__dirname, 'blog');
const sections = sectionsOf(__dirname);
const folders = sections.map(({folder}) => folder);
const search = readSearch(owner);
const isStockSearch = search.kind === 'easyops';
const ids = analyticsIds(owner);
const now = readNow();
const contentIndex = createContentIndex();

const links = siteLinks({root: __dirname, baseUrl: owner.baseUrl});
const extensions = postMarkdown(owner, __dirname);
const textOptions = {
  ...extensions,
  remarkPlugins: [...extensions.remarkPlugins, links.remark],
};

/** Above so many posts, the bundler's cache costs more memory and time than it saves. */
const MAX_CACHED_POSTS = 700;

/** The stock search plugin, where the owner file asks for it, finds what the site's own does. */
const stockSearch: PluginOptions = {
  hashed: true,
  indexDocs: folders.length > 0,
  docsRouteBasePath: folders,
  docsDir: folders,
  ignoreFiles: [
    /^blog\/(?:authors|archive|tags)/,
    /^search$/,
    /^design-system$/,
    /^make-it-yours$/,
  ],
  ignoreCssSelectors: ['[data-search-skip]'],
};

const config: Config = {
  title: owner.siteTitle,
  tagline: owner.tagline,
  favicon: 'img/favicon.svg',
  url: owner.url,
  baseUrl: owner.baseUrl,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  // As on a stock site, unless the owner asks for more.
  onBrokenAnchors: onFault,
  onDuplicateRoutes: onFault,
  // The banner of `src/config/headTags.ts` stands in for it, on every page and in the site's looks.
  baseUrlIssueBanner: false,
  future: {
    // With it, all that makes builds faster is on.
    v4: true,
    faster: {rspackPersistentCache: textNames(blogFolder).length <= MAX_CACHED_POSTS},
    ...(hasHistory('.') ? {} : {experimental_vcs: false}),
  },
  // No namespace: the color mode's key is `theme`, as other tools expect it.
  storage: {type: 'localStorage', namespace: false},
  markdown: {
    format: markdown.format ?? 'mdx',
    // As on a stock site: `future.v4` would turn them off.
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    parseFrontMatter: postFrontMatter(__dirname, now, owner),
    hooks: {onBrokenMarkdownLinks: onFault, onBrokenMarkdownImages: 'throw'},
  },
  ssrTemplate,
  themes: [
    [siteTheme, {customCss: ['./src/css/custom.css']}],
    [
      'docusaurus-theme-search-ask',
      {
        synonyms: synonymsFile(__dirname) ?? [],
        searchPagePath: isStockSearch ? false : 'search',
        missingResultsUrl: missingResultsUrl(owner),
        placeholder: SEARCH_PLACEHOLDER,
        algolia: search.kind === 'hosted' ? search.algolia : undefined,
        addQuestions: addQuestions(__dirname),
        onUnmatchedQuestions: onFault,
      } satisfies Partial<SearchOptions>,
    ],
    isStockSearch && ['@easyops-cn/docusaurus-search-local', {...stockSearch}],
  ],
  plugins: [
    // Before every plugin that writes pages when the build is over.
    (context) => securityPolicy(context, policyOptions({owner, ids, search})),
    // Functions where they can be: options of plugins are sent to readers with the client.
    () => cacheKey({owner, ids, search, scheduled: scheduledPosts(blogFolder, now)}),
    (context) => dataCheck(context, strictPosts),
    (context) => postSchema(context, strictPosts),
    (context) => contentIndexPlugin(context, contentIndex, owner),
    // The docs plugin refuses to load no page at all.
    sections.length > 0 && [
      sectionDocs,
      {
        ...sectionOptions(owner),
        remarkPlugins: [links.remark],
        rehypePlugins: [rehypeEmbeds, rehypeAnchors],
      },
    ],
    (context) => sectionIndex(context, sections),
    [
      lightBlog((all, context) => contentIndex(all, context).companions),
      {
        ...blogOptions(owner),
        ...textOptions,
        beforeDefaultRemarkPlugins: [remarkHeadingIds, remarkPictures],
        beforeDefaultRehypePlugins: [
          () => rehypePictures({root: __dirname, isStrict: strictPosts}),
        ],
      },
    ],
    (context) =>
      featuredPosts(context, {
        addresses: owner.featured ?? [],
        drawPlot: hasPlots ? drawFirstPlot : undefined,
      }),
    links.plugin,
    () => favicon(),
    (context) =>
      postPictures(context, owner, hasPlots ? {card: drawCardPlot, cover: drawCoverPlot} : {}),
    owner.machineReaders !== false && machineReaders,
    () => siteParts(owner),
    owner.previews !== false && linkPreviews,
    () => ({name: 'head-tags', injectHtmlTags: () => ({headTags: headTags(owner)})}),
    ['docusaurus-plugin-late-client', {eager: ['chat', 'search'], chunks: [SEARCH_CHUNK]}],
    !isStockSearch && firstSearch,
    plotDependencies,
    codeLines,
    stableNames,
    routeLookup,
    [
      watchedFolder(pagesPlugin, {validateOptions: validatePages}),
      {
        ...textOptions,
        beforeDefaultRemarkPlugins: [remarkHeadingIds],
        exclude: [...GlobExcludeDefault, ...pagesOff(owner)],
      },
    ],
    [
      '@docusaurus/plugin-sitemap',
      {lastmod: 'date', ignorePatterns: ['**/search', '**/design-system', '**/markdown-page']},
    ],
    '@docusaurus/plugin-css-cascade-layers',
    '@docusaurus/plugin-svgr',
    (context) => oldAddresses(context, redirects(), strictPosts),
    (context) => securityTxt(context, owner.email, now),
  ],
  clientModules: [
    './src/client-modules/activeNavLink.ts',
    './src/client-modules/foreignScriptErrors.ts',
  ],
  customFields: {owner, analyticsIds: ids, search},
  themeConfig: themeConfig(owner, sections),
};

export default config;
