import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {analyticsIds} from './src/config/analyticsIds';
import {blogOptions} from './src/config/blog';
import {hasHistory} from './src/config/hasHistory';
import {headTags} from './src/config/headTags';
import {postFrontMatter, readNow} from './src/config/postFrontMatter';
import {readOwner} from './src/config/readOwner';
import {readSearch} from './src/config/readSearch';
import {redirects} from './src/config/redirects';
import {searchOptions} from './src/config/search';
import {sectionOptions} from './src/config/sections';
import {themeConfig} from './src/config/theme';
import {countPosts} from './src/cli/lib/countPosts.mjs';
import codeLines from './src/plugins/code-lines';
import contentIndexPlugin from './src/plugins/content-index';
import {createContentIndex} from './src/plugins/content-index/createContentIndex';
import {startIndexThread} from './src/plugins/content-index/indexThread';
import dataCheck from './src/plugins/data-check';
import lateClient, {pageTemplate} from './src/plugins/late-client';
import lightBlog from './src/plugins/light-blog';
import lightStyles from './src/plugins/light-styles';
import machineReaders from './src/plugins/machine-readers';
import {plotDependencies, postMarkdown} from './src/plugins/post-markdown';
import postPictures from './src/plugins/post-pictures';
import {remarkPictures} from './src/plugins/post-pictures/remarkPictures';
import postSchema from './src/plugins/post-schema';
import searchIndex from './src/plugins/search-index';
import namedChunks from './src/plugins/named-chunks';
import routeLookup from './src/plugins/route-lookup';
import routeScripts from './src/plugins/route-scripts';
import sectionDocs from './src/plugins/section-docs';
import siteTheme from './src/plugins/site-theme';

const owner = readOwner();
const search = readSearch();
const now = readNow();
const isBuild = process.env.NODE_ENV === 'production';
const contentIndex = createContentIndex({
  root: __dirname,
  baseUrl: owner.baseUrl,
  now,
  keepsTexts: process.env.NODE_ENV === 'development',
  cache: path.join(__dirname, 'node_modules/.cache/content-index'),
  ...(isBuild ? {startThread: startIndexThread} : {}),
});

/** Above so many posts, the bundler's cache costs more memory and time than it saves. */
const MAX_CACHED_POSTS = 700;

const config: Config = {
  title: owner.siteTitle,
  tagline: owner.tagline,
  favicon: 'img/favicon.svg',
  url: owner.url,
  baseUrl: owner.baseUrl,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'},
    },
  },
  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: countPosts(__dirname) <= MAX_CACHED_POSTS,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
    ...(hasHistory('.') ? {} : {experimental_vcs: false}),
  },
  // No namespace: the color mode's key is `theme`, as other tools expect it.
  storage: {type: 'localStorage', namespace: false},
  markdown: {
    // .mdx may hold components; .md is plain Markdown, where `{` and `<` are only characters.
    format: 'detect',
    parseFrontMatter: postFrontMatter(now),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  ssrTemplate: pageTemplate,
  themes: [
    [siteTheme, {customCss: ['./src/css/custom.css']}],
    ...('algolia' in search.themeConfig ? ['@docusaurus/theme-search-algolia'] : []),
    [searchIndex, {...searchOptions}],
  ],
  plugins: [
    dataCheck,
    postSchema,
    [contentIndexPlugin, {index: contentIndex}],
    [sectionDocs, {...sectionOptions(owner)}],
    [
      lightBlog,
      {
        ...blogOptions(owner),
        ...postMarkdown,
        companions: () => contentIndex.ready().then(contentIndex.companions),
        beforeDefaultRemarkPlugins: [[remarkPictures, {root: __dirname}]],
      },
    ],
    postPictures,
    [machineReaders, {twinText: contentIndex.twinText}],
    // Not `headTags` above: the configuration is a part of every page's script.
    () => ({name: 'head-tags', injectHtmlTags: () => ({headTags: headTags(owner)})}),
    lateClient,
    plotDependencies,
    codeLines,
    lightStyles,
    namedChunks,
    routeLookup,
    routeScripts,
    ['@docusaurus/plugin-content-pages', postMarkdown],
    [
      '@docusaurus/plugin-sitemap',
      {lastmod: 'date', ignorePatterns: ['**/search', '**/design-system', '**/markdown-page']},
    ],
    '@docusaurus/plugin-css-cascade-layers',
    '@docusaurus/plugin-svgr',
    ['@docusaurus/plugin-client-redirects', {redirects: redirects()}],
  ],
  clientModules: [
    './src/client-modules/activeNavLink.ts',
    './src/client-modules/carryOut.ts',
    './src/client-modules/foreignScriptErrors.ts',
    './src/client-modules/scrollPositions.ts',
  ],
  customFields: {owner, analyticsIds: analyticsIds(owner), search: search.settings},
  themeConfig: {...themeConfig(owner, './blog'), ...search.themeConfig},
};

export default config;
