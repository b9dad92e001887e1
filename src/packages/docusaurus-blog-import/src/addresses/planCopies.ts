import path from 'node:path';
import {CAN_STAY} from '../mdx/imports.js';
import {pathBelow} from '../oldAddresses/rules.js';
import type {Export} from '../read/exportedPost.js';
import {decoded, pathFrom} from '../text.js';
import type {FoundFile} from './findFiles.js';

/** Returns the name of a file without characters that front matter rejects in the path of a picture. */
function safeFileName(file: string): string {
  const {name: stem, ext} = path.posix.parse(file.normalize('NFKD').replace(/\p{M}/gu, ''));
  return `${stem.replace(/[^\w.]+/g, '-').replace(/^-+|-+$/g, '') || 'file'}${ext}`;
}

/** Returns the new path of a file in an imported Docusaurus blog; undefined for other files. */
export function pathInBlog(
  {docusaurusFolder}: Export,
  file: string,
  blog: string,
): string | undefined {
  const name = docusaurusFolder === undefined ? undefined : pathBelow(docusaurusFolder, file);
  return name === undefined ? undefined : `${blog}/${name}`;
}

interface FilesSettings {
  readonly exported: Export;
  /** Finds the file in the export to which an address in the text `source` refers. */
  readonly find: (source: string, address: string) => FoundFile | undefined;
  /** Files to copy: new paths mapped to paths in the export. `createFilePlanner` adds the files of the post. */
  readonly copies: Map<string, string>;
  /** Folder of the posts on this site. */
  readonly blog: string;
  /** True if this site has a file at this path. */
  readonly exists: (path: string) => boolean;
}

export type PostFiles = ReturnType<typeof createFilePlanner>;

/**
 * Returns functions that find the files to which a post refers, and plan their copies.
 *
 * @param source path of the post in the export
 * @param folder new folder of the post, into which files of other folders are copied
 * @param isVisible false for a post that the site does not publish
 */
export function createFilePlanner(
  {exported, find, copies, blog, exists}: FilesSettings,
  source: string,
  folder: string,
  isVisible: boolean,
) {
  const blogPathOf = (file: string) => pathInBlog(exported, file, blog);
  const isDocusaurus = exported.docusaurusFolder !== undefined;
  const state = {hasFiles: false};
  const sourceFolder = path.posix.dirname(source);
  /** True if the old site did not publish a file, because it is in the folder of a hidden post. */
  const isHiddenFile = (file: string) =>
    !isVisible && sourceFolder !== '.' && pathBelow(sourceFolder, file) !== undefined;
  const isFreeFor = (to: string, file: string) => (copies.get(to) ?? file) === file;
  /** Plans the copy of a file to a path, such as `a.png`, or `a-2.png` if another file has it; returns the path. */
  function reservePath(file: string, preferred: string): string {
    let to = preferred;
    for (let count = 2; !isFreeFor(to, file); count += 1) {
      to = preferred.replace(/(\.\w+)?$/, `-${count}$1`);
    }
    copies.set(to, file);
    return to;
  }
  /** Plans the copy of a file into the folder of the post, and returns its address there, such as `./a.png`. */
  function planCopyInto(file: string, name: string): string {
    state.hasFiles = true;
    return `.${reservePath(file, `${folder}/${name}`).slice(folder.length)}`;
  }
  /** Returns the path that gives a file the same address as before; undefined if that is impossible. */
  function pathForSameAddress(file: string, address: string): string | undefined {
    if (address.startsWith('/')) {
      const to = `static${pathFrom('/', address)}`;
      // A file whose name has such characters cannot be found by its address.
      const hasPlainName = !/[?#!%\\]/.test(decoded(address));
      return hasPlainName && !isHiddenFile(file) && isFreeFor(to, file) ? to : undefined;
    }
    const isOnSitePath =
      address.startsWith('@site/') || (isDocusaurus && file.startsWith('static/'));
    return blogPathOf(file) ?? (isOnSitePath ? file : undefined);
  }
  /** Plans the copy of a file whose address in the post is `written`, and returns its new address there. */
  function planCopy(file: string, written: string): string {
    const address = written.replace(/[?#].*$/s, '');
    const keptPath = pathForSameAddress(file, address);
    if (keptPath !== undefined) {
      copies.set(keptPath, file);
      if (address.startsWith('@site/')) {
        return `@site/${keptPath}`;
      }
      // Docusaurus does not find a picture at `/../img/a.png`.
      return /^\/.*\.\.\//.test(address) ? path.posix.normalize(address) : address;
    }
    return planCopyInto(file, safeFileName(file));
  }
  return {
    /** `hasFiles` becomes true when a file is planned for the folder of the post. */
    state,
    /** Finds the file in the export to which an address refers. */
    findFile: (address: string) => find(source, address),
    planCopy,
    /**
     * Like `planCopy`, for an address in an HTML element, which Docusaurus does not resolve. The files
     * of a hidden post do not go to `static/`, because Docusaurus publishes everything in that folder.
     */
    planCopyForHtml(file: string, written: string): string {
      const to = `static/img/${path.posix.basename(folder)}/${safeFileName(file)}`;
      return written.startsWith('/') || blogPathOf(file) !== undefined || !isVisible
        ? planCopy(file, written)
        : reservePath(file, to).slice('static'.length);
    },
    /**
     * Plans the copies of a code file and its dependencies, which keep their relative paths.
     *
     * @param written path in the import statement
     * @param fixed files that keep their paths in the site
     * @returns the new path for the import statement
     */
    planCodeCopies(
      [file = '', ...dependencies]: readonly string[],
      written: string,
      fixed: readonly string[],
    ): string {
      fixed.forEach((each) => copies.set(each, each));
      if (blogPathOf(file) !== undefined) {
        // A path from the site's root contains the folder of the old blog, which may differ from that of this blog.
        return written.startsWith('.') || exported.docusaurusFolder === blog
          ? written
          : path.posix.relative(sourceFolder, file).replace(/^(?!\.)/, './');
      }
      const canStay = (each: string) => CAN_STAY.test(each) && !exists(each) && !blogPathOf(each);
      if (isDocusaurus && written.startsWith('@site/') && [file, ...dependencies].every(canStay)) {
        [file, ...dependencies].forEach((each) => copies.set(each, each));
        return written;
      }
      dependencies.forEach((each) => planCopyInto(each, `_parts/${each}`));
      return planCopyInto(file, `_parts/${file}`);
    },
  };
}
