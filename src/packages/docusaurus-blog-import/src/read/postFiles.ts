import path from 'node:path';
import type {Engine, ExportedPost} from './exportedPost.js';
import {ungrouped} from './exportedPost.js';
import {NAMES, plainName} from './fieldNames.js';

/** Pattern of the end of a file name: a language, if any, and the extension. */
const LANGUAGE = String.raw`(?:[._-][a-z]{2}(?:[_-][a-z]{2,4})*)?\.\w+$`;
/** Files of a project or its tools, such as README; a language may follow the name. */
const PROJECT_FILE = new RegExp(
  `^(?:readme|licen[cs]e|copying|contributing|code[_-]of[_-]conduct|pull_request_template|issue_template|copilot-instructions|llms(?:-full)?|404|_index)${LANGUAGE}`,
  'i',
);
/** Names of project files if capitalized. In lower case, a file with such a name is a page, or a post if dated. */
const PROJECT_NAME = new RegExp(
  `^(?:authors|maintainers|contributors|governance|security|support|notice|history|changelog|changes|install|upgrading|todo|claude|agents?|gemini|copilot)${LANGUAGE}`,
  'i',
);
/** Names that only project files have in capitals; a word such as `local` may follow. */
const CAPITAL_NAME =
  /^(?:AGENTS|ARCHITECTURE|BACKLOG|CHANGELOG|CLAUDE|CODEOWNERS|CODEX|CONVENTIONS|CREDITS|DESIGN|DEVELOPMENT|GEMINI|INSTRUCTIONS|LICEN[CS]E|NOTES|PLAN|QWEN|README|ROADMAP|SKILL|SUMMARY|TODO|WARP)(?:[._-]\w+)?\.md$/;
/** Files and folders whose names begin with `_` or a dot, except `_posts` and `_drafts`. */
const HIDDEN = /(?:^|\/)(?:\.|_(?!posts\/|drafts\/))[^/]*/;
const TEXT = /\.(?:mdx?|mkdn?|mkdown|markdown|html?)$/i;
/** Formats of posts that cannot be read, by the extension of the file. */
const OTHER_FORMATS: Readonly<Record<string, string>> = {
  adoc: 'AsciiDoc',
  asciidoc: 'AsciiDoc',
  org: 'Org',
  rst: 'reStructuredText',
  textile: 'Textile',
  ipynb: 'the format of Jupyter',
  rmd: 'R Markdown',
  qmd: 'Quarto',
};
/** Folders of pages and templates, and list pages of a site or of a section. */
const PAGES =
  /^(?:docs(?!\/(?:.+\/)?(?:blog|posts)\/)|pages|src\/pages|src\/components|static|public|app|src\/app|layouts|themes|i18n|(?:source\/)?downloads)\/|(?:^|\/)(?:templates|archetypes|scaffolds)\/|^(?:docs\/)?(?:(?:src\/)?(?:content|posts|_posts|blog)(?:\/(?:blog|posts?|articles?|writing|journal|news|essays))?\/)?index\.\w+$/i;
/** Folders that usually contain posts. */
const SECTION = /(?:^|\/)(?:_posts|_drafts|content|posts|blog)\//;
/** Folders of posts and drafts on a Jekyll site. */
const JEKYLL_POSTS = /(?:^|\/)_(?:posts|drafts)\//;
/** Collections with the posts of a Jekyll site that has no `_posts`. */
const JEKYLL_COLLECTION = /^_(?:blogs?|articles?|essays?|journal|writings?)\//;
/** Collection of posts in `content`, or in Starlight's `docs`; other collections, such as talks, are not imported. */
const COLLECTION =
  /^((?:src\/)?content)\/(?:docs\/(?:[a-z]{2}(?:-\w+)?\/)?)?(?:blog|posts?|articles?|writing|journal|news|essays)\//;
/** Configuration of a Hugo site, or of a Zola site, which has similar folders. */
const HUGO = /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//;
/** Hugo's content folder, with or without a language. */
const CONTENT = String.raw`^content\/(?:[a-z]{2}(?:-\w+)?\/)?`;
/** Section of posts on a Hugo site. In other sections, only texts with a date are posts. */
const HUGO_SECTION = new RegExp(String.raw`${CONTENT}(?:posts?|blog|articles?|news)\/`);
const HUGO_DOCS = new RegExp(String.raw`${CONTENT}(?:docs?|documents|documentation)\/`);
const HUGO_PAGES = new RegExp(String.raw`${CONTENT}pages?\/`);
/** Texts at the top level of Hugo's content. */
const TOP_PAGE = new RegExp(String.raw`${CONTENT}[^/]+(?:\/index)?\.\w+$`);
/**
 * Folders of layouts, includes, data, built pages and tools, and names that begin with `_` or a dot. These
 * files are not whole pages.
 */
const FRAGMENTS =
  /(?:^|\/)(?:_?(?:layouts|includes|partials|components|templates|archetypes|shortcodes|sass|data)|_(?!pages\/|posts\/|drafts\/)[^/]*|\.[^/]*|themes|vendor|public)(?:\/|$)/i;

/** The index file of a folder, with or without a language in its name. */
const INDEX = /\/index(?:\.\w+)?\.\w+$/;

/** Engines other than Hugo whose posts may be in folders of their own. */
const WITH_BUNDLES: readonly (Engine | undefined)[] = ['astro', 'gatsby', 'next'];

/** Returns a function that returns true for files in the folder of a post, except the post itself. */
function besidePostMatcher(files: readonly string[]) {
  const folders = files
    .filter((file) => INDEX.test(file) && (TEXT.test(file) || formatName(file)))
    .map((file) => file.replace(INDEX, '/'));
  return (file: string): boolean =>
    folders.some((folder) => file.startsWith(folder) && file.replace(INDEX, '/') !== folder);
}

/** True if the name shows that a file belongs to the project; such a file is never a post. */
export function isProjectFile(file: string): boolean {
  const name = path.posix.basename(file);
  const isProjectName = PROJECT_NAME.test(name) && /^[A-Z]/.test(name);
  return PROJECT_FILE.test(name) || isProjectName || CAPITAL_NAME.test(name);
}

/** Returns the name of a format that cannot be read; undefined for other files. */
export function formatName(file: string): string | undefined {
  return OTHER_FORMATS[path.extname(file).slice(1).toLowerCase()];
}

export function isMarkdown(file: string): boolean {
  return /\.(?:mdx?|mkdn?|mkdown|markdown)$/i.test(file);
}

/** True for whole pages in HTML or a template language, unless they are in a folder of fragments. */
export function isWebPage(file: string, readText: (file: string) => string): boolean {
  return (
    /\.(?:html?|njk|liquid)$/i.test(file) &&
    !FRAGMENTS.test(file) &&
    /^\s*(?:---[ \t]*\n|\+\+\+[ \t]*\n|<!doctype html|<html[\s>])/i.test(readText(file))
  );
}

/** True for a post with a date in its path or its address. */
function hasDatedAddress({source, fields}: ExportedPost): boolean {
  const addresses = [source, fields['permalink'], fields['url'], fields['path']].join(' ');
  return /\d{4}-\d{1,2}-\d{1,2}|\b\d{4}\/\d{1,2}\/\d{1,2}\//.test(addresses);
}

/** True if a post has a value for a field under any of its names. */
function hasField({fields}: ExportedPost, field: 'date' | 'tags'): boolean {
  return Object.entries(ungrouped(fields)).some(
    // The value of `published` may be a date or a boolean.
    ([name, value]) =>
      NAMES[field].includes(plainName(name)) &&
      typeof value !== 'boolean' &&
      String(value ?? '') !== '',
  );
}

/** True for a post with a date in its path, its address or its front matter. */
export function isDated(post: ExportedPost): boolean {
  return hasDatedAddress(post) || hasField(post, 'date');
}

/** True for a standalone page, such as "About", by its path or its front matter. */
function isPage({source, fields}: ExportedPost): boolean {
  const isInPostFolder = /(?:^|\/)(?:_posts|_drafts|posts?|blog)\//.test(source);
  const hasPageLayout = [fields['layout'], fields['type']].some((kind) =>
    /^(?:page|about|contact|search|archives?|home|index)$/i.test(String(kind)),
  );
  const pagePath =
    /(?:^|\/)content\/pages\/|(?:^|\/)(?:about|contact|imprint|impressum|privacy(?:-policy)?|terms|search|archives?)(?:\/index)?\.\w+$/i;
  return (
    PROJECT_NAME.test(path.posix.basename(source)) ||
    (!isInPostFolder && (hasPageLayout || pagePath.test(source)))
  );
}

/**
 * Returns a function that returns true for pages. A text with a date is a page only if it is in
 * `content/page` of a Hugo site that has a section of posts, or at the top level of `content` there and
 * without tags or with the name of a page. A text without a date is a page if its name or front matter says so. On a Hugo site, it is also a page if it is at the top level of `content`, in
 * the folder of another text, or outside the section of posts (if there is one). On other sites whose
 * posts may have folders of their own, it is also a page if it is in such a folder and has no front
 * matter.
 */
export function pageMatcher(files: readonly string[]) {
  const isHugo = files.some((file) => HUGO.test(file));
  const hasSection = files.some((file) => HUGO_SECTION.test(file));
  const isBesidePost = besidePostMatcher(files);
  return (post: ExportedPost): boolean => {
    const {source} = post;
    const isBundled = isBesidePost(source);
    const isOutsideSection =
      hasSection && source.startsWith('content/') && !HUGO_SECTION.test(source);
    const isHugoPage = isHugo && (isBundled || TOP_PAGE.test(source) || isOutsideSection);
    // `hugo new about.md` writes a date, too.
    const isTopPage =
      TOP_PAGE.test(source) && !hasDatedAddress(post) && (isPage(post) || !hasField(post, 'tags'));
    const isInPages = isHugo && hasSection && (HUGO_PAGES.test(source) || isTopPage);
    // Notes beside a post have no fields.
    const isNote =
      isBundled && WITH_BUNDLES.includes(post.engine) && Object.keys(post.fields).length === 0;
    return isInPages || (!isDated(post) && (isHugoPage || isNote || isPage(post)));
  };
}

/** Returns a function that returns true for texts in those folders of `content` that contain no posts. */
function otherContentMatcher(files: readonly string[]) {
  if (files.some((file) => HUGO.test(file))) {
    const hasSection = files.some((file) => HUGO_SECTION.test(file));
    return (file: string): boolean => hasSection && HUGO_DOCS.test(file);
  }
  // Only a site has collections, not a plain folder of texts.
  const isSite = files.some((file) => /^(?:package\.json$|src\/content\/)/.test(file));
  const collection = isSite
    ? files.find((file) => isMarkdown(file) && COLLECTION.test(file))
    : undefined;
  const [, content] = COLLECTION.exec(collection ?? '') ?? [];
  return (file: string): boolean =>
    content !== undefined &&
    file.startsWith(`${content}/`) &&
    !COLLECTION.test(file) &&
    !/\/_?(?:drafts?|private)\//.test(file);
}

/**
 * Returns a function that returns true for posts: on a Docusaurus site, texts in the folder of the blog;
 * otherwise all texts except pages and project files.
 */
export function postFileMatcher(files: readonly string[], docusaurusFolder: string | undefined) {
  const hasSections = files.some((file) => SECTION.test(file) && !HIDDEN.test(file));
  const hasJekyllPosts = files.some((file) => isMarkdown(file) && JEKYLL_POSTS.test(file));
  const isJekyllWithoutPosts =
    files.some((file) => /^_config\.ya?ml$/.test(file)) &&
    !files.some((file) => isMarkdown(file) && /(?:^|\/)_posts\//.test(file));
  const isOtherContent = otherContentMatcher(files);
  // A folder whose index file is a list of posts, such as `blog/index.html`, is not the folder of a post.
  const isBesidePost = besidePostMatcher(
    files.filter((file) => !/\.html?$/i.test(file) && !PAGES.test(file)),
  );
  const stemOf = (file: string) => file.replace(/\.\w+$/, '');
  const stems = new Set(files.filter((file) => TEXT.test(file)).map(stemOf));
  return (file: string): boolean => {
    // In the folder of a post, files that are not Markdown are attachments. In any folder, a file such as
    // `a.Rmd` is not a post if it is the source of a text beside it, such as `a.html`.
    const isAttachment = !isMarkdown(file) && isBesidePost(file);
    const isOtherFormat = formatName(file) !== undefined && !stems.has(stemOf(file));
    const isInCollection = isJekyllWithoutPosts && JEKYLL_COLLECTION.test(file);
    const isHidden = HIDDEN.test(isInCollection ? file.slice(1) : file);
    if (!(TEXT.test(file) || isOtherFormat) || isAttachment || isHidden || isProjectFile(file)) {
      return false;
    }
    if (docusaurusFolder !== undefined) {
      return (
        /\.mdx?$/.test(file) &&
        file.startsWith(docusaurusFolder === '' ? '' : `${docusaurusFolder}/`)
      );
    }
    // Files in HTML and other formats are posts only in the usual folders. If there is a `_posts`, other
    // folders do not count: Octopress writes its built pages to `blog`.
    const isCandidate = isMarkdown(file)
      ? SECTION.test(file) || isInCollection || !hasSections
      : (hasJekyllPosts ? JEKYLL_POSTS : SECTION).test(file);
    return isCandidate && !PAGES.test(file) && !isOtherContent(file);
  };
}

/** True for Markdown in a folder of pages, which may be a post if the site has no other posts. */
export function mayBePostPage(file: string): boolean {
  return (
    /^(?:(?:src\/)?(?:pages|app|public)|docs)\//.test(file) &&
    isMarkdown(file) &&
    !HIDDEN.test(file) &&
    !isProjectFile(file)
  );
}
