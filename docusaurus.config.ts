import type {Config} from '@docusaurus/types';
import {ssrTemplate} from 'docusaurus-plugin-late-client';
import markdownPages from 'docusaurus-plugin-markdown-pages';
import securityPolicy from 'docusaurus-plugin-security-policy';
import {SEARCH_CHUNK} from 'docusaurus-theme-search-ask';
import {blogOptions} from './src/config/blog';
import {futureFlags} from './src/config/futureFlags';
import {headTags} from './src/config/headTags';
import {markdownOptions} from './src/config/markdownPages';
import {postFrontMatter} from './src/config/postFrontMatter';
import {presetOptions} from './src/config/preset';
import {searchOptions} from './src/config/search';
import {sectionOptions} from './src/config/sections';
import {policyOptions} from './src/config/securityPolicy';
import {readSite} from './src/config/site';
import {readRedirects, scheduledPosts} from './src/config/siteFolder';
import {themeConfig} from './src/config/theme';
import cacheKey from './src/config/cacheKey';
import analytics from './src/features/analytics';
import knowledgeGraph from './src/features/knowledge-graph/plugin';
import {createContentIndex} from './src/features/post-companions/plugin';
import contentCheck from './src/features/content-check/plugin';
import dataCheck from './src/features/content-check/dataCheck';
import designTokens from './src/features/design-system/plugin';
import featuredPosts from './src/features/home/plugin';
import firstSearch from './src/features/first-search/plugin';
import lightBlog from './src/features/blog-lists/plugin';
import oldAddresses from './src/features/old-addresses/plugin';
import {plotDependencies} from './src/features/plots';
import postPictures from './src/features/pictures/plugin';
import sectionDocs from './src/config/sectionDocs';
import sectionIndex from './src/features/section-index/plugin';
import siteFeatures from './src/config/siteFeatures';

const site = readSite(__dirname);
const {owner, analyticsIds, algolia, sections, links, texts, textsPlugin, now} = site;
const {strictPosts: isStrict = false} = owner;
const scheduled = scheduledPosts(`${__dirname}/blog`, now);
const contentIndex = createContentIndex();

const config: Config = {
  title: owner.siteTitle,
  tagline: owner.tagline,
  favicon: 'img/favicon.svg',
  url: owner.url,
  baseUrl: owner.baseUrl,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  // A warning by default, as on most Docusaurus sites.
  onBrokenAnchors: isStrict ? 'throw' : 'warn',
  onDuplicateRoutes: isStrict ? 'throw' : 'warn',
  // `src/config/headTags.ts` adds a banner in the site's own design to every page.
  baseUrlIssueBanner: false,
  future: futureFlags(__dirname),
  // Without a namespace, the key of the color mode is `theme`, as other tools expect.
  storage: {type: 'localStorage', namespace: false},
  markdown: {
    format: owner.markdown?.format ?? 'mdx',
    // Docusaurus' defaults, which `future.v4` would turn off.
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    parseFrontMatter: postFrontMatter(__dirname, now, owner),
    hooks: {
      onBrokenMarkdownLinks: isStrict ? 'throw' : 'warn',
      onBrokenMarkdownImages: 'throw',
    },
  },
  ssrTemplate,

  // Theme, pages in `src/pages`, sitemap, SVG files as components.
  presets: [['@docusaurus/preset-classic', presetOptions(site)]],
  themes: [
    ['docusaurus-theme-search-ask', searchOptions(site)],
    // Markdown versions of the pages: a theme, because it wraps components of the theme above.
    owner.machineReaders !== false && ((context) => markdownPages(context, markdownOptions(owner))),
  ],

  // Most plugins are functions, because plugin options in the configuration would reach the browser.
  plugins: [
    // Content security policy. Must come before all plugins that write pages in `postBuild`.
    (context) => securityPolicy(context, policyOptions(site)),

    // Checks of the lists and the posts.
    (context) => dataCheck(context, isStrict),
    (context) => contentCheck(context, isStrict),

    // Sections: books, media and resume. The docs plugin fails if there are no pages.
    sections.length > 0 && [sectionDocs, sectionOptions(site)],
    (context) => sectionIndex(context, sections),

    // Blog: posts and their lists, related posts, the map of posts, plots and pictures.
    [lightBlog((content, context) => contentIndex(content, context).companions), blogOptions(site)],
    (context) => knowledgeGraph(context, contentIndex, owner),
    (context) => featuredPosts(context, owner),
    (context) => postPictures(context, owner),
    plotDependencies,
    textsPlugin,

    // Links between pages, and redirects from old addresses.
    links.plugin,
    () => oldAddresses(() => readRedirects(__dirname), isStrict),

    // Every page: optional features, scripts in the head, the client.
    () => siteFeatures(owner),
    designTokens,
    // `docusaurus write-translations` reads texts from `src` and from files that plugins watch. Other
    // commands do not need to watch this folder.
    () => ({
      name: 'translatable-posts',
      getPathsToWatch: () =>
        process.argv.includes('write-translations') ? [`${__dirname}/blog/_parts`] : [],
    }),
    () => ({name: 'head-tags', injectHtmlTags: () => ({headTags: headTags(owner)})}),
    () => analytics(owner, analyticsIds),
    ['docusaurus-plugin-late-client', {eager: ['search'], idle: 'fetch', chunks: [SEARCH_CHUNK]}],

    firstSearch,

    // A separate bundler cache for each configuration.
    () => cacheKey({owner, analyticsIds, algolia, scheduled, texts}),
  ],
  clientModules: [
    './src/client-modules/activeNavLink.ts',
    './src/client-modules/foreignScriptErrors.ts',
  ],
  customFields: {owner},
  themeConfig: themeConfig(site),
};

export default config;
