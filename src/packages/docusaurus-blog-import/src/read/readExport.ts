import type {Dirent} from 'node:fs';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {usageError} from '../ImportError.js';
import type {ImportOptions} from '../importBlog.js';
import type {OldBlog} from './docusaurusConfig.js';
import {readDocusaurusConfig} from './docusaurusConfig.js';
import type {Export, ExportedPost} from './exportedPost.js';
import {Counts, ungrouped} from './exportedPost.js';
import {inheritedFields} from './inheritedFields.js';
import {isGhost, readGhost} from '../ghost/ghost.js';
import {engineOf} from '../oldAddresses/readOldSite.js';
import {
  isDated,
  isMarkdown,
  isProjectFile,
  isWebPage,
  mayBePostPage,
  pageMatcher,
  postFileMatcher,
} from './postFiles.js';
import {decodeText, readPost, unreadableReason} from './readPost.js';
import {
  bracketFormulas,
  doubleDollars,
  hasDollarFormulas,
  hasFormulasByDefault,
  mathField,
} from '../texts/dollarFormulas.js';
import {parseWordPress} from '../wordpress/items.js';
import {readWordPress} from '../wordpress/wordpress.js';

/** Folders of tools and of built sites. */
const SKIPPED = /(?:^|\/)(?:node_modules|\.git|\.docusaurus|build|dist|_site|\.next|\.astro)\//;

/** Finds a Docusaurus blog by the site's configuration, or by its lists of tags and authors. */
function findDocusaurus(
  files: readonly string[],
  readText: (file: string) => string,
  requested: string | undefined,
) {
  const file = files.find((each) => /^docusaurus\.config\.\w+$/.test(each));
  const config = file === undefined ? undefined : readDocusaurusConfig(file, readText(file));
  const hasBlog = (folder: string) => files.some((each) => each.startsWith(`${folder}/`));
  const hasList = (pattern: RegExp) => files.some((each) => pattern.test(each));
  const folders = [...(config?.blogs ?? []).map(({folder}) => folder), 'blog'].filter(hasBlog);
  const requestedBlog = requested?.replace(/^\.\/|\/+$/g, '');
  if (requestedBlog !== undefined && (!config || !hasBlog(requestedBlog))) {
    const knownBlogs = config ? `; its blogs are in ${folders.join(', ')}` : '';
    throw usageError(
      `The old site has no Docusaurus blog in ${requestedBlog}${knownBlogs}. Correct or leave out --blog.`,
    );
  }
  const isSite = config !== undefined || hasList(/^blog\/(?:authors|tags)\.ya?ml$/);
  // The folder may also be the blog itself.
  const rootBlog = hasList(/^(?:authors|tags)\.ya?ml$/) ? '' : undefined;
  const docusaurusFolder = isSite ? (requestedBlog ?? folders[0]) : rootBlog;
  return {
    docusaurusFolder,
    config,
    oldBlog: config?.blogs.find(({folder}) => folder === docusaurusFolder),
  };
}

/** Folders of pictures that may be beside the file of an export. */
const UPLOADS = /^(?:wp-content|content|uploads|images|assets|static|public)$/;

/**
 * Lists the files of an export: all in a folder, or a single file with the folders of pictures beside
 * it, because its folder may contain other downloads.
 */
export function listFiles(
  folder: string,
  exportFile?: string,
  isListed = (entry: Dirent) => entry.isFile(),
): string[] {
  if (exportFile !== undefined) {
    const uploads = readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory() && UPLOADS.test(entry.name))
      .flatMap(({name}) => listFiles(path.join(folder, name)).map((file) => `${name}/${file}`));
    return [exportFile, ...uploads];
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(isListed)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !SKIPPED.test(file))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}

/**
 * Writes the formulas of a post as this site reads them, if the old site showed formulas.
 *
 * @param oldBlog undefined without a Docusaurus configuration
 * @param hasMath true if an old site of another engine showed formulas in all posts
 */
function withFormulas(
  post: ExportedPost,
  oldBlog: OldBlog | undefined,
  hasMath: boolean,
): ExportedPost {
  if (oldBlog) {
    return hasDollarFormulas(oldBlog) ? {...post, body: doubleDollars(post.body, post.kind)} : post;
  }
  return (mathField(ungrouped(post.fields)) ?? hasMath)
    ? {...post, body: doubleDollars(bracketFormulas(post.body), post.kind)}
    : post;
}

/**
 * Reads the posts in the folder of another site or of an export. The folder stays unchanged.
 *
 * @param exportFile the only file to read, besides pictures, if the source is a file
 */
export function readExport(
  folder: string,
  {now = Date.now(), blog}: Pick<ImportOptions, 'now' | 'blog'> = {},
  exportFile?: string,
): Export {
  const all = listFiles(folder, exportFile);
  const readText = (file: string) => decodeText(path.join(folder, file)).text;
  const {docusaurusFolder, config, oldBlog} = findDocusaurus(all, readText, blog);
  const oldFiles = {files: all, read: readText};
  const engine = docusaurusFolder === undefined ? engineOf(oldFiles) : 'docusaurus';
  const isPostFile = postFileMatcher(all, docusaurusFolder);
  // A Markdown file that is imported alone is a post, whatever its folder is.
  const isPost = (file: string) =>
    exportFile === undefined ? isPostFile(file) : file === exportFile && isMarkdown(file);
  // Leaves out READMEs and similar files of a Docusaurus blog: copied, they would become posts.
  const files = all.filter(
    (file) => docusaurusFolder === undefined || !isMarkdown(file) || !isProjectFile(file),
  );
  const posts: ExportedPost[] = [];
  const pages: ExportedPost[] = [];
  const refused = new Map<string, string>();
  const leftOut = new Counts();
  /** Returns the result of `read` in a list; after an error, records the reason and returns []. */
  const attempt = <Result>(source: string, read: () => Result): Result[] => {
    try {
      return [read()];
    } catch (error) {
      refused.set(source, (error as Error).message);
      return [];
    }
  };
  const hasMath = hasFormulasByDefault(engine, oldFiles);
  const inherited = inheritedFields(oldFiles);
  const readPosts = (sources: readonly string[]) =>
    sources.flatMap((file) => attempt(file, () => readPost(folder, file, inherited, now, engine)));
  const addPost = (post: ExportedPost) => {
    if (post.body.trim() === '' && !post.fields['title']) {
      refused.set(post.source, 'is empty');
    } else {
      posts.push(withFormulas(post, oldBlog, hasMath));
    }
  };

  const texts = readPosts(files.filter(isPost));
  const isPage = docusaurusFolder === undefined ? pageMatcher(files) : () => false;
  texts.filter((post) => !isPage(post)).forEach(addPost);
  const exportFiles = files.filter((file) =>
    file.endsWith('.xml')
      ? readText(file).includes('xmlns:wp=')
      : file.endsWith('.json') && isGhost(readText(file)),
  );
  // Refuses an export in the folder of a site, whose posts may be the same ones, already converted.
  const isSite = engine !== undefined && posts.length > 0;
  const exports = isSite ? [] : exportFiles;
  if (isSite) {
    exportFiles.forEach((file) =>
      refused.set(file, 'is an export in the folder of a site; import this file alone'),
    );
  }
  const wordpress = exports
    .filter((file) => file.endsWith('.xml'))
    .flatMap((file) => attempt(file, () => parseWordPress(file, readText(file))));
  const ghost = exports
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => attempt(file, () => readGhost(file, readText(file), leftOut)));
  for (const site of [...readWordPress(wordpress, leftOut), ...ghost]) {
    site.posts.forEach(addPost);
    const publicPages = site.pages.filter(({fields}) => fields['draft'] !== true);
    pages.push(...publicPages);
    // The report leaves this number out if the pages are imported.
    leftOut.add('page', publicPages.length);
    leftOut.add('private page', site.pages.length - publicPages.length);
  }
  // A site may have its posts among its pages; those with a title and a date are posts.
  if (posts.length === 0 && docusaurusFolder === undefined) {
    readPosts(files.filter(mayBePostPage))
      .filter((post) => post.fields['title'] !== undefined && isDated(post))
      .forEach(addPost);
  }
  if (exportFile === undefined) {
    listFiles(folder, undefined, (entry) => entry.isSymbolicLink())
      .filter(isPostFile)
      .forEach((file) => refused.set(file, 'is a symbolic link; replace it with the file'));
  }
  // A `.txt` file with Nikola's fields, in the file or beside it, is a post in reStructuredText.
  for (const file of files.filter((each) => each.endsWith('.txt'))) {
    const hasFields = files.includes(file.replace(/txt$/, 'meta'));
    if (exportFile === undefined && (hasFields || /^\.\. title:/.test(readText(file)))) {
      refused.set(file, unreadableReason('reStructuredText'));
    }
  }
  const handled = new Set([...posts.map(({source}) => source), ...refused.keys()]);
  const others = all.filter(
    (file) => !handled.has(file) && (isMarkdown(file) || isWebPage(file, readText)),
  );
  return {docusaurusFolder, config, oldBlog, files, posts, pages, refused, others, leftOut};
}
