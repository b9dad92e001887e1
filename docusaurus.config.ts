import path from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {analyticsIds} from './src/config/analyticsIds';
import {blogOptions} from './src/config/blog';
import {fasterOptions} from './src/config/fasterOptions';
import {hasHistory} from './src/config/hasHistory';
import {headTags} from './src/config/headTags';
import {pageTemplate} from './src/config/pageTemplate';
import {postFrontMatter, readNow} from './src/config/postFrontMatter';
import {readOwner} from './src/config/readOwner';
import {readSearch} from './src/config/readSearch';
import {redirects} from './src/config/redirects';
import {searchOptions} from './src/config/search';
import {sectionOptions} from './src/config/sections';
import {themeConfig} from './src/config/theme';
import {buildPart} from './src/lib/buildPart';
import buildParts from './src/plugins/build-parts';
import contentIndexPlugin from './src/plugins/content-index';
import {createContentIndex} from './src/plugins/content-index/createContentIndex';
import {startIndexThread} from './src/plugins/content-index/indexThread';
import {keptTrees} from './src/plugins/content-index/keptTrees';
import {remarkKeptTree} from './src/plugins/content-index/remarkKeptTree';
import {keepCompanions} from './src/plugins/content-index/keepCompanions';
import dataCheck from './src/plugins/data-check';
import lateHighlighter from './src/plugins/late-highlighter';
import lateStyles from './src/plugins/late-styles';
import lightBlog from './src/plugins/light-blog';
import lightClient from './src/plugins/light-client';
import machineReaders from './src/plugins/machine-readers';
import {postMarkdown} from './src/plugins/post-markdown';
import postPictures from './src/plugins/post-pictures';
import {remarkPictures} from './src/plugins/post-pictures/remarkPictures';
import routeFamilies from './src/plugins/route-families';
import postSchema from './src/plugins/post-schema';
import searchIndex from './src/plugins/search-index';
import sectionDocs from './src/plugins/section-docs';
import wholeHtml from './src/plugins/whole-html';

const owner = readOwner();
const search = readSearch();
const now = readNow();
const part = buildPart(process.env);
const isBuild = process.env.NODE_ENV === 'production';
const trees = part.name === 'client' ? keptTrees() : undefined;
const contentIndex = createContentIndex({
  root: __dirname,
  baseUrl: owner.baseUrl,
  now,
  keepsTexts: process.env.NODE_ENV === 'development',
  cache: path.join(__dirname, 'node_modules/.cache/content-index'),
  ...(isBuild && ['whole', 'client'].includes(part.name) ? {startThread: startIndexThread} : {}),
  ...(trees && {trees}),
});

const preset: PresetOptions = {
  blog: false,
  docs: false,
  pages: {},
  sitemap: {lastmod: 'date', ignorePatterns: ['**/search', '**/design-system', '**/markdown-page']},
  theme: {customCss: ['./src/css/custom.css']},
};

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
    faster: fasterOptions(part.name),
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
  headTags: headTags(owner),
  ssrTemplate: pageTemplate,
  presets: [['@docusaurus/preset-classic', preset]],
  themes: [[searchIndex, {...searchOptions}]],
  plugins: [
    dataCheck,
    // The later parts of a build read what the first has checked.
    ...(part.name === 'server' || part.name === 'pages' ? [] : [postSchema]),
    [contentIndexPlugin, {index: contentIndex}],
    [sectionDocs, {...sectionOptions(owner)}],
    [
      lightBlog,
      {
        ...blogOptions(owner),
        ...postMarkdown,
        companions: keepCompanions(contentIndex, part.folder),
        beforeDefaultRemarkPlugins: [
          ...(trees ? [[remarkKeptTree, {get: trees.get}]] : []),
          [remarkPictures, {root: __dirname}],
        ],
      },
    ],
    postPictures,
    [machineReaders, {twinText: contentIndex.twinText}],
    lateStyles,
    lateHighlighter,
    lightClient,
    routeFamilies,
    wholeHtml,
    ['@docusaurus/plugin-client-redirects', {redirects: redirects()}],
    buildParts,
  ],
  clientModules: [
    './src/client-modules/activeNavLink.ts',
    './src/client-modules/foreignScriptErrors.ts',
    './src/client-modules/scrollPositions.ts',
  ],
  customFields: {owner, analyticsIds: analyticsIds(owner), search: search.settings},
  themeConfig: {...themeConfig(owner, './blog'), ...search.themeConfig},
};

export default config;
