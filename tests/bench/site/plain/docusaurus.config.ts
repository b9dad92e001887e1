/** A plain Docusaurus site, as its classic template sets it up, for the bench to compare with. */
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

/** As the plugin's own documentation sets it up. */
const localSearch = {hashed: true, docsRouteBasePath: 'books', docsDir: 'books'};

const preset: Options = {
  docs: {path: 'books', routeBasePath: 'books'},
  blog: {
    showReadingTime: true,
    postsPerPage: 'ALL',
    blogSidebarCount: 'ALL',
    onUntruncatedBlogPosts: 'ignore',
    feedOptions: {type: 'all', limit: 2000},
    remarkPlugins: [[remarkMath, {singleDollarTextMath: false}]],
    rehypePlugins: [rehypeKatex],
  },
};

const config: Config = {
  title: 'Plain Docusaurus',
  tagline: 'The classic template with the same posts',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true, experimental_vcs: false},
  // The posts give ids to headings as `{#id}`.
  markdown: {mdx1Compat: {headingIds: true}, hooks: {onBrokenMarkdownLinks: 'warn'}},
  themes: [['@easyops-cn/docusaurus-search-local', localSearch]],
  presets: [['@docusaurus/preset-classic', preset]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Plain',
      items: [
        {to: '/books/to-read', label: 'Books', position: 'left'},
        {to: '/blog', label: 'Blog', position: 'left'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {title: 'Books', items: [{label: 'To read', to: '/books/to-read'}]},
        {
          title: 'More',
          items: [
            {label: 'Blog', to: '/blog'},
            {label: 'Archive', to: '/blog/archive'},
          ],
        },
      ],
    },
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};

export default config;
