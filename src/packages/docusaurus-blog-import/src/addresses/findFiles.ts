import path from 'node:path';
import {groupBy} from '../text.js';
import {pathFrom} from './moveAddresses.js';

/** A file that an address refers to. */
export interface FoundFile {
  /** Path in the export. */
  readonly file: string;
  /** False if the file's name differs from the address, even if only in letter case. */
  readonly isExact: boolean;
}

/** Folders whose files engines serve from the root of the site. */
const ROOTS = ['static', 'public', '', 'assets', 'src', 'source', 'content', 'src/assets', 'docs'];
/** Sources of pages; a link to one leads to the page instead of the file. */
const PAGE = /\.(?:html?|mdx?|markdown|php|njk|liquid|astro|vue|svelte|ya?ml|toml)$/i;
/** Files of tools. Some contain secrets. */
const HIDDEN = /(?:^|\/)(?:\.(?!well-known\/)|node_modules\/|package(?:-lock)?\.json$)/;
/** Sizes in the addresses of the smaller copies of a picture that WordPress and Ghost make. */
const SIZE =
  /-(?:\d+x\d+|scaled|rotated)(?=\.\w+$)|(?<=\/)size\/[wh]\d+(?:[wh]\d+)?(?:\/format\/\w+)?\//;

function canCome(file: string): boolean {
  const isServed = /^(?:.*\/)?(?:static|public)\//.test(file);
  return /\.\w+$/.test(file) && !HIDDEN.test(file) && (isServed || !PAGE.test(file));
}

const fold = (file: string) => file.normalize('NFC').toLowerCase();

/** Returns the paths that an address may refer to, likeliest first. */
function placesOf(source: string, address: string): string[] {
  const [, alias] = /^(?:@site|@|~)\/(.+)$/s.exec(address) ?? [];
  const below = pathFrom('/', `/${alias ?? address}`).slice(1);
  const fromRoot = ROOTS.map((root) => path.posix.join(root, below));
  // Some engines resolve a name below the address of the page; some themes resolve it from the root.
  const beside = [pathFrom(source, address), path.posix.join(source.replace(/\.\w+$/, ''), below)];
  const places = alias
    ? [below, `src/${below}`]
    : address.startsWith('/')
      ? fromRoot
      : [...beside, ...fromRoot];
  return places.filter((place) => !/^\.\.(?:\/|$)/.test(place));
}

/**
 * Returns a function that finds the file of an export that an address refers to. Files outside the
 * export are never found.
 */
export function createFileFinder(all: readonly string[]) {
  const files = all.filter(canCome);
  const exact = new Set(files);
  const folded = new Map([...files].reverse().map((file) => [fold(file), file]));
  const byName = groupBy(files, (file) => fold(path.posix.basename(file)));

  /** Finds the only file whose path ends like the address, whose outer folders may differ. */
  function findByEnd(address: string): string | undefined {
    const parts = fold(pathFrom('/', address).slice(1)).split('/');
    const named = byName.get(parts.at(-1) ?? '') ?? [];
    // Outer folders may have other names, as uploads beside an export do; one folder must match.
    const least = Math.min(parts.length, 2);
    for (let start = 0; start <= parts.length - least; start += 1) {
      const end = `/${parts.slice(start).join('/')}`;
      const [only, ...others] = named.filter((file) => `/${fold(file)}`.endsWith(end));
      if (only !== undefined) {
        return others.length === 0 ? only : undefined;
      }
    }
    return undefined;
  }

  function findOne(source: string, address: string): FoundFile | undefined {
    const places = placesOf(source, address);
    const file = places.find((place) => exact.has(place));
    const cased = places.map((place) => folded.get(fold(place))).find(Boolean);
    const found = file ?? cased ?? (address.includes('../..') ? undefined : findByEnd(address));
    const isExact = file !== undefined || cased === undefined;
    return found === undefined ? undefined : {file: found, isExact};
  }

  return (source: string, address: string): FoundFile | undefined => {
    const plain = address.replace(/^__GHOST_URL__/, '').replace(/[?#].*$/s, '');
    if (plain === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(plain)) {
      return undefined;
    }
    const original = SIZE.test(plain) ? findOne(source, plain.replace(SIZE, '')) : undefined;
    return findOne(source, plain) ?? (original && {...original, isExact: false});
  };
}
