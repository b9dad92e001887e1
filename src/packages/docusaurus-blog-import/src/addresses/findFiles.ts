import path from 'node:path';
import {groupBy} from '../text.js';
import {pathFrom} from './moveAddresses.js';

/** A file that an address means. */
export interface FoundFile {
  /** Path in the export. */
  readonly file: string;
  /** False if the file's name differs from the address, even if only in letter case. */
  readonly isExact: boolean;
}

/** Folders whose files engines serve from the root of the site. */
const ROOTS = ['static', 'public', '', 'assets', 'src', 'source', 'content', 'src/assets', 'docs'];
/** Sources of pages: their address is that of the page. */
const PAGE = /\.(?:html?|mdx?|markdown|php|njk|liquid|astro|vue|svelte|ya?ml|toml)$/i;
/** Files of tools; some are secret. */
const HIDDEN = /(?:^|\/)(?:\.(?!well-known\/)|node_modules\/|package(?:-lock)?\.json$)/;
/** Sizes that WordPress and Ghost put into the names of their copies of a picture. */
const SIZE =
  /-(?:\d+x\d+|scaled|rotated)(?=\.\w+$)|(?<=\/)size\/[wh]\d+(?:[wh]\d+)?(?:\/format\/\w+)?\//;

function canCome(file: string): boolean {
  const isServed = /^(?:.*\/)?(?:static|public)\//.test(file);
  return /\.\w+$/.test(file) && !HIDDEN.test(file) && (isServed || !PAGE.test(file));
}

function fold(file: string): string {
  return file.normalize('NFC').toLowerCase();
}

/** Paths that an address may mean, likeliest first. */
function placesOf(source: string, address: string): string[] {
  const [, alias] = /^(?:@site|@|~)\/(.+)$/s.exec(address) ?? [];
  if (alias !== undefined) {
    const below = pathFrom('/', `/${alias}`).slice(1);
    return [below, `src/${below}`];
  }
  const below = pathFrom('/', address).slice(1);
  const fromRoot = ROOTS.map((root) => path.posix.join(root, below));
  if (address.startsWith('/')) {
    return fromRoot;
  }
  const beside = pathFrom(source, address);
  // A bare name is served from the root by some themes; a page of a folder has its address.
  return [beside, path.posix.join(source.replace(/\.\w+$/, ''), below), ...fromRoot];
}

/** Finds the files of an export that addresses mean. Nothing outside the export is ever found. */
export function createFileFinder(all: readonly string[]) {
  const files = all.filter(canCome);
  const exact = new Set(files);
  const folded = new Map([...files].reverse().map((file) => [fold(file), file]));
  const byName = groupBy(files, (file) => fold(path.posix.basename(file)));

  /** The one file whose path ends as the address does, without folders at its start. */
  function findByEnd(address: string): string | undefined {
    const parts = fold(pathFrom('/', address).slice(1)).split('/');
    const found = byName.get(parts.at(-1) ?? '') ?? [];
    // The folder of uploads may be beside an export under any name.
    const least = parts.length > 2 ? 2 : parts.length;
    for (let start = 0; start <= parts.length - least; start += 1) {
      const end = `/${parts.slice(start).join('/')}`;
      const [only, ...others] = found.filter((file) => `/${fold(file)}`.endsWith(end));
      if (only !== undefined) {
        return others.length === 0 ? only : undefined;
      }
    }
    return undefined;
  }

  function findOne(source: string, address: string): FoundFile | undefined {
    const places = placesOf(source, address).filter((place) => !/^\.\.(?:\/|$)/.test(place));
    const file = places.find((place) => exact.has(place));
    if (file !== undefined) {
      return {file, isExact: true};
    }
    const cased = places
      .map((place) => folded.get(fold(place)))
      .find((place) => place !== undefined);
    if (cased !== undefined) {
      return {file: cased, isExact: false};
    }
    const other = address.includes('../..') ? undefined : findByEnd(address);
    return other === undefined ? undefined : {file: other, isExact: true};
  }

  return (source: string, address: string): FoundFile | undefined => {
    const plain = address.replace(/^__GHOST_URL__/, '').replace(/[?#].*$/s, '');
    if (plain === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(plain)) {
      return undefined;
    }
    const found = findOne(source, plain);
    if (found !== undefined || !SIZE.test(plain)) {
      return found;
    }
    const original = findOne(source, plain.replace(SIZE, ''));
    return original && {...original, isExact: false};
  };
}
