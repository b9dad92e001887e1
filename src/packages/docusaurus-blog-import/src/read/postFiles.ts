/** Texts that projects and their tools keep beside posts; a language may follow the name. */
const PROJECT_FILE =
  /^(?:readme|licen[cs]e|copying|contributing|code[_-]of[_-]conduct|pull_request_template|issue_template|copilot-instructions|llms(?:-full)?|404|_index)(?:[._-][a-z]{2}(?:[_-][a-z]{2,4})?)?\.\w+$/i;
/** Names of such texts that may also be a post's, if it is written in lower case and has a date. */
const PROJECT_NAME =
  /^(?:authors|maintainers|contributors|governance|security|support|notice|history|changelog|changes|install|upgrading|todo|claude|agents?|gemini|copilot)(?:[._-][a-z]{2}(?:[_-][a-z]{2,4})?)?\.\w+$/i;
const HIDDEN = /(?:^|\/)(?:\.|_(?!posts\/|drafts\/))[^/]*/;
const TEXT = /\.(?:mdx?|markdown|html?)$/i;
const PAGE_FOLDERS =
  /^(?:docs|pages|src\/pages|src\/components|static|public|app|src\/app|layouts|themes|i18n)\//;
const SECTION = /(?:^|\/)(?:_posts|_drafts|content|posts|blog)\//;
/** A collection of posts beside which `content` has other collections, such as talks. */
const COLLECTION = /^((?:src\/)?content)\/(?:blog|posts?|articles?|writing|journal|news|essays)\//;
const HUGO = /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//;
/** A section of posts of a Hugo site, beside which only dated texts are posts. */
const HUGO_SECTION = /^content\/(?:[a-z]{2}(?:-\w+)?\/)?(?:posts?|blog|articles?|news)\//;
const DOCS = /^content\/(?:[a-z]{2}(?:-\w+)?\/)?(?:docs?|documents|documentation)\//;
const TOP_PAGE = /^content\/(?:[a-z]{2}(?:-\w+)?\/)?[^/]+(?:\/index)?\.\w+$/;
const TEMPLATES = /(?:^|\/)(?:templates|archetypes)\//i;
/** The list page of a site or of a section. */
const LIST_PAGE =
  /^(?:(?:src\/)?(?:content|posts|_posts|blog)(?:\/(?:blog|posts?|articles?|writing|journal|news|essays))?\/)?index\.\w+$/;

/** Files with templates or fragments of pages. */
const PARTS =
  /(?:^|\/)(?:_?(?:layouts|includes|partials|components|templates|archetypes|shortcodes|sass|data)|_(?!pages\/|posts\/|drafts\/)[^/]*|\.[^/]*|themes|vendor|public)(?:\/|$)/i;
const WEB_PAGE = /\.(?:html?|njk|liquid)$/i;

const nameOf = (file: string) => file.replace(/^.*\//, '');

/** True for a text that is named like a project's own and is no post, whatever it contains. */
export function isProjectFile(file: string): boolean {
  const name = nameOf(file);
  return PROJECT_FILE.test(name) || (PROJECT_NAME.test(name) && /^[A-Z]/.test(name));
}

/** True for a name such as `security.md`, which only a date makes a post. */
export function mayBeProjectFile(file: string): boolean {
  return PROJECT_NAME.test(nameOf(file));
}

/** True for a text of Markdown that the report names if it is not imported. */
export function isMarkdown(file: string): boolean {
  return /\.(?:mdx?|markdown)$/i.test(file);
}

/**
 * True for a page in HTML or in a template language that the report names if it is not imported:
 * it has front matter or is a whole document, and is not a layout, an include or another fragment.
 */
export function isWebPage(file: string, readText: (file: string) => string): boolean {
  return (
    WEB_PAGE.test(file) &&
    !PARTS.test(file) &&
    /^\s*(?:---[ \t]*\n|\+\+\+[ \t]*\n|<!doctype html|<html[\s>])/i.test(readText(file))
  );
}

/** True for files that begin with `_` or a dot, or are in a folder that does. */
function isHidden(file: string): boolean {
  return HIDDEN.test(file);
}

const isHugo = (files: readonly string[]) => files.some((file) => HUGO.test(file));
const hasHugoSection = (files: readonly string[]) =>
  isHugo(files) && files.some((file) => HUGO_SECTION.test(file));

/**
 * Returns a test for the texts of a Hugo site that are posts only if they have a date: those at
 * the top or beside its section of posts, and parts of the page in the `index.md` above them.
 */
export function undatedPageTest(files: readonly string[]) {
  if (!isHugo(files)) {
    return () => false;
  }
  const hasSection = hasHugoSection(files);
  const isBundled = bundledTest(files);
  return (file: string): boolean =>
    isBundled(file) ||
    TOP_PAGE.test(file) ||
    (hasSection && file.startsWith('content/') && !HUGO_SECTION.test(file));
}

function bundledTest(files: readonly string[]) {
  const bundles = new Set(
    files.flatMap((file) => /^content\/.+(?=\/index(?:\.\w+)?\.\w+$)/.exec(file)?.[0] ?? []),
  );
  return (file: string): boolean => {
    const parts = file.split('/');
    const above = parts.map((_, index) => parts.slice(0, index).join('/'));
    const isIndex = /\/index(?:\.\w+)?\.\w+$/.test(file);
    return above.some((folder) => bundles.has(folder) && !(isIndex && folder === above.at(-1)));
  };
}

/** Returns a test for texts in folders of `content` that are not those of the posts. */
function elsewhereTest(files: readonly string[]) {
  if (isHugo(files)) {
    const hasSection = hasHugoSection(files);
    return (file: string): boolean => hasSection && DOCS.test(file);
  }
  // A folder of texts alone has no collections.
  const isSite = files.some((file) => /^(?:package\.json$|src\/content\/)/.test(file));
  const [, content] =
    files
      .map((file) => (isSite && isMarkdown(file) ? COLLECTION.exec(file) : null))
      .find(Boolean) ?? [];
  return (file: string): boolean =>
    content !== undefined &&
    file.startsWith(`${content}/`) &&
    !COLLECTION.test(file) &&
    !/\/_?(?:drafts?|private)\//.test(file);
}

/**
 * Returns a test for the posts among the files of a site: of a Docusaurus site those in `blog/`, of
 * others everything but their pages.
 *
 * @param docusaurus path of a Docusaurus blog's folder
 */
export function postFileTest(files: readonly string[], docusaurus: string | undefined) {
  const hasSections = files.some((file) => SECTION.test(file) && !isHidden(file));
  const isElsewhere = elsewhereTest(files);
  return (file: string): boolean => {
    if (!TEXT.test(file) || isHidden(file) || isProjectFile(file)) {
      return false;
    }
    if (docusaurus !== undefined) {
      return /\.mdx?$/.test(file) && file.startsWith(docusaurus === '' ? '' : `${docusaurus}/`);
    }
    const isPage = [PAGE_FOLDERS, LIST_PAGE, TEMPLATES].some((pattern) => pattern.test(file));
    // HTML is a post where Jekyll keeps posts, or in an export of files alone.
    const isHtml = /\.html?$/i.test(file);
    return !isPage && !isElsewhere(file) && (SECTION.test(file) || (!hasSections && !isHtml));
  };
}

/** True for Markdown in a folder of pages, which is a post only if nothing else is and it has a date. */
export function mayBePostPage(file: string): boolean {
  return (
    /^(?:src\/)?(?:pages|app|public)\/.*\.(?:mdx?|markdown)$/.test(file) &&
    !isHidden(file) &&
    !isProjectFile(file)
  );
}
