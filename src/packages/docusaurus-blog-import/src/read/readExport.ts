import {readdirSync} from 'node:fs';
import path from 'node:path';
import {ImportError} from '../ImportError.js';
import type {OldDocusaurus} from './docusaurusConfig.js';
import {readDocusaurusConfig} from './docusaurusConfig.js';
import type {Export, ExportedPost} from './exportedPost.js';
import {Counts} from './exportedPost.js';
import {inheritedFields} from './inheritedFields.js';
import {isGhost, readGhost} from '../ghost/ghost.js';
import {
  isDated,
  isMarkdown,
  isProjectFile,
  isWebPage,
  mayBePostPage,
  pageTest,
  postFileTest,
} from './postFiles.js';
import {decodeText, readPost} from './readPost.js';
import {parseWordPress, readWordPress} from '../wordpress/wordpress.js';

const SKIPPED = /(?:^|\/)(?:node_modules|\.git|\.docusaurus|build|dist|_site|\.next|\.astro)\//;

/**
 * Finds a Docusaurus blog by the site's configuration, or by its lists.
 *
 * @param wanted folder of the blog, if the site has several
 */
function findDocusaurus(
  files: readonly string[],
  readText: (file: string) => string,
  wanted: string | undefined,
): {readonly folder?: string; readonly config?: OldDocusaurus} {
  const has = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const file = files.find((each) => /^docusaurus\.config\.\w+$/.test(each));
  const config = file === undefined ? undefined : readDocusaurusConfig(file, readText(file));
  const folders = [...(config?.blogs ?? []).map(({folder}) => folder), 'blog'];
  const hasBlog = (folder: string) => files.some((each) => each.startsWith(`${folder}/`));
  const old = wanted?.replace(/^\.\/|\/+$/g, '');
  if (old !== undefined && (!config || !hasBlog(old))) {
    const named = config ? `; its blogs are in ${folders.filter(hasBlog).join(', ')}` : '';
    throw new ImportError(
      `The old site has no Docusaurus blog in ${old}${named}. Correct or leave out --blog.`,
      true,
    );
  }
  if (config || has(/^blog\/(?:authors|tags)\.ya?ml$/)) {
    return {folder: [old ?? folders].flat().find(hasBlog), config};
  }
  return has(/^(?:authors|tags)\.ya?ml$/) ? {folder: ''} : {};
}

/** Folders of pictures that may be beside the file of an export. */
const UPLOADS = /^(?:wp-content|content|uploads|images|assets|static|public)$/;

/**
 * Lists the files of an export.
 *
 * @param only the export file, if the source is a file; its folder may be full of other downloads
 */
function listFiles(folder: string, only?: string): string[] {
  if (only !== undefined) {
    const uploads = readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory() && UPLOADS.test(entry.name))
      .flatMap(({name}) => listFiles(path.join(folder, name)).map((file) => `${name}/${file}`));
    return [only, ...uploads];
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !SKIPPED.test(file))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}

/** Settings for reading a folder. */
interface ExportSettings {
  /** Epoch milliseconds. */
  readonly now?: number;
  /** Folder of the posts on a Docusaurus site with several blogs. */
  readonly blog?: string | undefined;
  /** The export file, if the source is a file; of its folder, only pictures are read. */
  readonly file?: string | undefined;
}

/** Reads a folder with the posts of another engine, or its export. Nothing in it is changed. */
export function readExport(
  folder: string,
  {now = Date.now(), blog, file: only}: ExportSettings = {},
): Export {
  const all = listFiles(folder, only);
  const readText = (file: string) => decodeText(path.join(folder, file)).text;
  const {folder: docusaurus, config} = findDocusaurus(all, readText, blog);
  const isText = postFileTest(all, docusaurus);
  const isPost = (file: string) =>
    only === undefined ? isText(file) : file === only && isMarkdown(file);
  // Docusaurus would publish a read-me file that is copied into the folder of the blog.
  const files = all.filter(
    (file) => docusaurus === undefined || !isMarkdown(file) || !isProjectFile(file),
  );
  const posts: ExportedPost[] = [];
  const pages: ExportedPost[] = [];
  const refused = new Map<string, string>();
  const leftOut = new Counts();
  const attempt = <Result>(source: string, read: () => Result): Result[] => {
    try {
      return [read()];
    } catch (error) {
      refused.set(source, (error as Error).message);
      return [];
    }
  };
  const inherited = inheritedFields(all, readText);
  const readPosts = (sources: readonly string[]) =>
    sources.flatMap((file) => attempt(file, () => readPost(folder, file, inherited, now)));
  const take = (post: ExportedPost) => {
    if (post.body.trim() === '' && !post.fields['title']) {
      refused.set(post.source, 'is empty');
    } else {
      posts.push(post);
    }
  };

  const texts = readPosts(files.filter(isPost));
  const isOwnPage = docusaurus === undefined ? pageTest(files) : () => false;
  texts.filter((post) => !isOwnPage(post)).forEach(take);
  const wordpress = files
    .filter((file) => file.endsWith('.xml') && readText(file).includes('xmlns:wp='))
    .flatMap((file) => attempt(file, () => parseWordPress(file, readText(file))));
  const ghost = files
    .filter((file) => file.endsWith('.json') && isGhost(readText(file)))
    .flatMap((file) => attempt(file, () => readGhost(file, readText(file), leftOut)));
  for (const site of [...readWordPress(wordpress, leftOut), ...ghost]) {
    site.posts.forEach(take);
    const open = site.pages.filter(({fields}) => fields['draft'] !== true);
    pages.push(...open);
    leftOut.add('page', open.length);
    leftOut.add('private page', site.pages.length - open.length);
  }
  if (posts.length === 0 && docusaurus === undefined) {
    readPosts(files.filter(mayBePostPage))
      .filter((post) => post.fields['title'] !== undefined && isDated(post))
      .forEach(take);
  }
  const read = new Set([...posts.map(({source}) => source), ...refused.keys()]);
  const others = all.filter(
    (file) => !read.has(file) && (isMarkdown(file) || isWebPage(file, readText)),
  );
  return {docusaurus, config, files, posts, pages, refused, others, leftOut};
}
