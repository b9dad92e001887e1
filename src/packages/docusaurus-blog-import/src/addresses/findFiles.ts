import path from 'node:path';
import {isMarkdown, isProjectFile} from '../read/postFiles.js';
import {endsOf, fold, groupBy, pathFrom} from '../text.js';

/** A file that an address refers to. */
export interface FoundFile {
  /** Path in the export. */
  readonly file: string;
  /**
   * True if the file is at a path to which the address may refer, or if the last folder and the name in
   * the address match those of the file in any letter case. False if only the name matches, or if the
   * file is found at another path only by ignoring the letter case or the size in the address.
   */
  readonly isExact: boolean;
}

/** Matches full addresses, which may be on the old site. */
export const HAS_SCHEME_OR_HOST = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** Folders whose files engines serve from the root of the site. */
const ROOTS = ['static', 'public', '', 'assets', 'src', 'source', 'content', 'src/assets', 'docs'];
/** Matches source files of pages, which are not copied: a link to such a file leads to its page. */
const PAGE = /\.(?:html?|mdx?|mkdn?|mkdown|markdown|php|njk|liquid|astro|vue|svelte|ya?ml|toml)$/i;
/** Matches files of tools, which are never copied: some contain secrets. */
const HIDDEN =
  /(?:^|\/)(?:\.(?!well-known\/|vuepress\/public\/)|node_modules\/|package(?:-lock)?\.json$)/;
/** Matches the size in an address: WordPress and Ghost make smaller copies of each picture. */
const SIZE =
  /-(?:\d+x\d+|scaled|rotated)(?=\.\w+$)|(?<=\/)size\/[wh]\d+(?:[wh]\d+)?(?:\/format\/\w+)?\//;

function isImportable(file: string): boolean {
  const isServed = /^(?:.*\/)?(?:static|public)\//.test(file);
  return /\.\w+$/.test(file) && !HIDDEN.test(file) && (isServed || !PAGE.test(file));
}

/** Returns the paths to which an address may refer, likeliest first. */
function candidatePaths(source: string, address: string): string[] {
  const [, alias] = /^(?:@site|@|~)\/(.+)$/s.exec(address) ?? [];
  const below = pathFrom('/', `/${alias ?? address}`).slice(1);
  const fromRoot = ROOTS.map((root) => path.posix.join(root, below));
  // Some engines resolve a relative address against the folder of the file, and others against the page's
  // address; some themes resolve it from the root.
  const beside = [pathFrom(source, address), path.posix.join(source.replace(/\.\w+$/, ''), below)];
  const candidates = address.startsWith('/') ? fromRoot : [...beside, ...fromRoot];
  return (alias ? [below, `src/${below}`] : candidates).filter(
    (candidate) => !/^\.\.(?:\/|$)/.test(candidate),
  );
}

/** Returns a function that finds the files whose paths end in a given path, in any letter case. */
export function createEndFinder(files: readonly string[]): (end: string) => readonly string[] {
  const all = files.map((file) => ({file, folded: `/${fold(file)}`}));
  const byName = groupBy(all, ({folded}) => path.posix.basename(folded));
  return (end) => {
    const suffix = `/${fold(end)}`;
    const sameName = byName.get(path.posix.basename(suffix)) ?? [];
    return sameName.flatMap(({file, folded}) => (folded.endsWith(suffix) ? [file] : []));
  };
}

/**
 * Returns a function that finds the file to which an address in a text refers; `source` is the path
 * of the text in the export. It never finds files outside the export.
 */
export function createFileFinder(all: readonly string[]) {
  const files = all.filter(isImportable);
  const exact = new Set(files);
  // Reversed, so that the first of several files with the same folded path is found.
  const folded = new Map([...files].reverse().map((file) => [fold(file), file]));
  const filesEndingIn = createEndFinder(files);
  const folderOf = path.posix.dirname;
  const textFolders = new Set(
    all.filter((file) => isMarkdown(file) && !isProjectFile(file)).map(folderOf),
  );

  /** True if a file belongs to another text: it is in or below the folder of that text. */
  function belongsToOther(file: string, source: string): boolean {
    let folder = folderOf(file);
    while (folder !== '.' && !source.startsWith(`${folder}/`)) {
      if (textFolders.has(folder)) {
        return true;
      }
      folder = folderOf(folder);
    }
    return false;
  }

  /**
   * Finds the only file whose path has the same end as the address. Files of other texts are left
   * out, because those texts may be private.
   */
  function findByEnd(source: string, address: string): string | undefined {
    const ends = endsOf(pathFrom('/', address).slice(1));
    // Uploads beside an export can have other outer folders, so `a/b/c.png` also matches by `b/c.png`,
    // but not by `c.png`.
    const longEnds = ends.slice(0, Math.max(1, ends.length - 1));
    const [only, ...others] = longEnds.map(filesEndingIn).find((found) => found.length > 0) ?? [];
    return only && others.length === 0 && !belongsToOther(only, source) ? only : undefined;
  }

  function findOne(source: string, address: string): FoundFile | undefined {
    const candidates = candidatePaths(source, address);
    const file = candidates.find((candidate) => exact.has(candidate));
    const inOtherCase = candidates.map((candidate) => folded.get(fold(candidate))).find(Boolean);
    // An address that goes up several folders can only mean a file in one place.
    const byEnd = address.includes('../..') ? undefined : findByEnd(source, address);
    const found = file ?? inOtherCase ?? byEnd;
    // An address with a folder, such as `img/a.png`, matches by more than the name of the file.
    const hasFolder = pathFrom('/', address).lastIndexOf('/') > 0;
    const isExact = file !== undefined || (inOtherCase === undefined && hasFolder);
    return found === undefined ? undefined : {file: found, isExact};
  }

  return (source: string, address: string): FoundFile | undefined => {
    const plain = address.replace(/[?#].*$/s, '');
    if (plain === '' || HAS_SCHEME_OR_HOST.test(plain)) {
      return undefined;
    }
    const original = SIZE.test(plain) ? findOne(source, plain.replace(SIZE, '')) : undefined;
    return findOne(source, plain) ?? (original && {...original, isExact: false});
  };
}
