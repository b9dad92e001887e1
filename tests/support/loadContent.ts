import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import blogPlugin, {validateOptions as validateBlog} from '@docusaurus/plugin-content-blog';
import docsPlugin, {validateOptions as validateDocs} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {vi} from 'vitest';

const validate = normalizePluginOptions as never;

/** Loads `blog/` and `books/` of a site. `context` is the part of Docusaurus' context that plugins need. */
async function loadAll(siteDir: string, context: never): Promise<AllContent> {
  const checks = {
    onInlineTags: 'ignore',
    onInlineAuthors: 'ignore',
    onUntruncatedBlogPosts: 'ignore',
  } as const;
  const blog = await blogPlugin(context, validateBlog({validate, options: checks}));
  const docs =
    existsSync(path.join(siteDir, 'books')) &&
    (await docsPlugin(
      context,
      validateDocs({
        validate,
        options: {path: '.', include: ['books/**/*.mdx'], routeBasePath: '/', sidebarPath: false},
      }),
    ));
  return {
    'docusaurus-plugin-content-blog': {default: await blog?.loadContent?.()},
    'docusaurus-plugin-content-docs': {default: docs && (await docs.loadContent?.())},
  };
}

/**
 * Loads the posts and the pages in `books/` of a site by Docusaurus' own plugins, as in a production
 * build. Returns them with the plugins' context.
 */
export async function loadContent(siteDir: string, baseUrl = '/') {
  const site = {
    siteDir,
    generatedFilesDir: path.join(tmpdir(), 'generated'),
    baseUrl,
    localizationDir: path.join(siteDir, 'i18n'),
    i18n: {currentLocale: 'en', defaultLocale: 'en', localeConfigs: {en: {translate: false}}},
    siteConfig: {
      baseUrl,
      staticDirectories: [],
      markdown: {
        format: 'mdx',
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
        hooks: {},
        anchors: {},
        mdx1Compat: {},
      },
      future: {faster: {}, experimental_vcs: {getFileCreationInfo: () => null}},
    },
  } as never;
  vi.stubEnv('NODE_ENV', 'production');
  try {
    return {site, all: await loadAll(siteDir, site)};
  } finally {
    vi.unstubAllEnvs();
  }
}
