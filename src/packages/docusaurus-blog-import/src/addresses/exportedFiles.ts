import path from 'node:path';
import type {Export} from '../read/exportedPost.js';
import type {FoundFile} from './findFiles.js';
import {pathFrom} from './moveAddresses.js';

/** Returns a file name that needs no percent-encoding, as front matter requires of a picture. */
function plainName(name: string): string {
  const {name: stem, ext} = path.posix.parse(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  return `${stem.replace(/[^\w.]+/g, '-').replace(/^-+|-+$/g, '') || 'file'}${ext}`;
}

/** True if an address can be the path of a file without changes. */
function isPlain(address: string): boolean {
  try {
    return address.startsWith('/') && !/[?#!\\]/.test(decodeURIComponent(address));
  } catch {
    return false;
  }
}

/**
 * Returns the new path of a file of a Docusaurus blog; undefined for files elsewhere.
 *
 * @param blog folder of the posts on this site
 */
export function placeInBlog({docusaurus}: Export, file: string, blog: string): string | undefined {
  const below = docusaurus === undefined ? '..' : path.posix.relative(docusaurus, file);
  return below.startsWith('../') || below === '..' ? undefined : `${blog}/${below}`;
}

interface FilesSettings {
  readonly exported: Export;
  readonly find: (source: string, address: string) => FoundFile | undefined;
  /** Files to copy: path in the export by path here. The post's files are added. */
  readonly copies: Map<string, string>;
  /** Path of the post's file in the export. */
  readonly source: string;
  /** Folder of the posts on this site. */
  readonly blog: string;
  /** Folder of the post here, into which files of other folders are copied. */
  readonly folder: string;
  /** True if this site has a file at a path, from its root. */
  readonly exists: (path: string) => boolean;
}

/** Finds the files that a post refers to, and plans where to copy them. */
export function filesOf({exported, find, copies, source, blog, folder, exists}: FilesSettings) {
  const inBlog = (file: string) => placeInBlog(exported, file, blog);
  const isDocusaurus = exported.docusaurus !== undefined;
  const state = {hasFiles: false};
  const canHave = (to: string, file: string) => [file, undefined].includes(copies.get(to));
  /** Reserves the first free path for a file. */
  function claim(file: string, into: string, names: readonly string[]): string {
    const paths = names.map((name) => `${into}/${name}`);
    const [first = file] = paths;
    let to = paths.find((each) => canHave(each, file)) ?? first;
    for (let count = 2; !canHave(to, file); count += 1) {
      to = first.replace(/(\.\w+)?$/, `-${count}$1`);
    }
    copies.set(to, file);
    return to;
  }
  function bringInto(file: string, ...names: readonly string[]): string {
    state.hasFiles = true;
    return `./${claim(file, folder, names).slice(folder.length + 1)}`;
  }
  const plainNames = (file: string) => [
    plainName(path.posix.basename(file)),
    file.split('/').map(plainName).join('/'),
  ];
  /** Plans the copy of a file, and returns its address from the post. */
  function bring(file: string, written: string): string {
    const address = written.replace(/^__GHOST_URL__/, '').replace(/[?#].*$/s, '');
    const inStatic = isPlain(address) ? `static${pathFrom('/', address)}` : undefined;
    const isOnSite = address.startsWith('@site/') || (isDocusaurus && file.startsWith('static/'));
    const besides = address.startsWith('/') ? undefined : (inBlog(file) ?? (isOnSite && file));
    const kept = inStatic !== undefined && canHave(inStatic, file) ? inStatic : besides;
    if (kept) {
      copies.set(kept, file);
      return address;
    }
    return bringInto(file, ...plainNames(file));
  }
  return {
    state,
    findFile: (address: string) => find(source, address),
    bring,
    /** Does the same for an HTML element, whose address Docusaurus leaves unchanged. */
    bringForHtml(file: string, written: string): string {
      const into = `static/img/${path.posix.basename(folder)}`;
      return /^(?:\/|__GHOST_URL__)/.test(written) || inBlog(file) !== undefined
        ? bring(file, written)
        : claim(file, into, plainNames(file)).slice('static'.length);
    },
    /**
     * Does the same for a code file and its dependencies, whose relative paths stay.
     *
     * @param written address in the import
     */
    bringCode([file = '', ...needs]: readonly string[], written: string): string {
      if (inBlog(file) !== undefined) {
        return written.startsWith('.') || exported.docusaurus === blog
          ? written
          : `./${path.posix.relative(path.posix.dirname(source), file)}`;
      }
      // TypeScript in `src` would be type-checked with the site's own code.
      const canStay = (each: string) =>
        /^src\/.*(?<!\.tsx?)$/.test(each) && !exists(each) && !inBlog(each);
      if (isDocusaurus && written.startsWith('@site/') && [file, ...needs].every(canStay)) {
        [file, ...needs].forEach((each) => copies.set(each, each));
        return written;
      }
      needs.forEach((name) => bringInto(name, `_parts/${name}`));
      return bringInto(file, `_parts/${file}`);
    },
  };
}
