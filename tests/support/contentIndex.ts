import {existsSync} from 'node:fs';
import path from 'node:path';
import {postFrontMatter} from '../../src/config/postFrontMatter';
import {readNow} from '../../src/config/readNow';
import {readOwner} from '../../src/config/readOwner';
import {buildGraph} from '../../src/features/knowledge-graph/plugin/buildGraph';
import {createContentIndex} from '../../src/features/post-companions/plugin/createContentIndex';
import {listedContent, readPages} from '../../src/features/post-companions/plugin/loadedPages';
import {fixtureContent} from './sites';
import {tmpdir} from 'node:os';
import blogPlugin, {validateOptions as validateBlog} from '@docusaurus/plugin-content-blog';
import docsPlugin, {validateOptions as validateDocs} from '@docusaurus/plugin-content-docs';
import type {AllContent, MarkdownConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {vi} from 'vitest';

/** Returns the part of Docusaurus' context that the blog and docs plugins need to load content. */
export function siteContext(
  siteDir: string,
  baseUrl = '/',
  parseFrontMatter: MarkdownConfig['parseFrontMatter'] = DEFAULT_PARSE_FRONT_MATTER,
) {
  return {
    siteDir,
    generatedFilesDir: path.join(tmpdir(), 'generated'),
    baseUrl,
    localizationDir: path.join(siteDir, 'i18n'),
    i18n: {currentLocale: 'en', defaultLocale: 'en', localeConfigs: {en: {translate: false}}},
    siteConfig: {
      baseUrl,
      staticDirectories: [],
      markdown: {format: 'mdx', parseFrontMatter, hooks: {}, anchors: {}, mdx1Compat: {}},
      future: {faster: {}, experimental_vcs: {getFileCreationInfo: () => null}},
    },
  } as never;
}

/** Loads the posts and the sections of a site by Docusaurus' own plugins, as in a production build. */
export async function loadContent(siteDir: string, context: never): Promise<AllContent> {
  vi.stubEnv('NODE_ENV', 'production');
  try {
    return await loadAll(siteDir, context);
  } finally {
    vi.unstubAllEnvs();
  }
}

async function loadAll(siteDir: string, context: never): Promise<AllContent> {
  const blog = await blogPlugin(
    context,
    validateBlog({
      validate: normalizePluginOptions as never,
      options: {
        onInlineTags: 'ignore',
        onInlineAuthors: 'ignore',
        onUntruncatedBlogPosts: 'ignore',
      },
    }),
  );
  const sections = ['books', 'media', 'resume'].filter((name) =>
    existsSync(path.join(siteDir, name)),
  );
  const docs =
    sections.length > 0 &&
    (await docsPlugin(
      context,
      validateDocs({
        validate: normalizePluginOptions as never,
        options: {
          path: '.',
          include: sections.map((name) => `${name}/**/*.mdx`),
          routeBasePath: '/',
          sidebarPath: false,
        },
      }),
    ));
  return {
    'docusaurus-plugin-content-blog': {default: await blog?.loadContent?.()},
    'docusaurus-plugin-content-docs': {default: docs && (await docs.loadContent?.())},
  };
}

/** Loads the content of a site except drafts and scheduled posts. Returns it with the plugins' context. */
export async function openSite(root: string) {
  const parseFrontMatter = postFrontMatter(root, readNow(), readOwner());
  const site = siteContext(root, '/', parseFrontMatter as never);
  return {site, all: await loadContent(root, site)};
}

/** Returns the pages of a site with their companions and the graph of its map, without a build. */
export async function openIndex(root = fixtureContent) {
  const {site, all} = await openSite(root);
  const {companions, comparison} = createContentIndex()(all, site);
  return {...readPages(listedContent(all), site), companions, graph: buildGraph(comparison)};
}
