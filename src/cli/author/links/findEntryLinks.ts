import type {FoundLink} from './findLinks';

const FIELD = /\burl:\s*(['"`])(https?:\/\/.*?)\1/g;

/** The `url` fields of a list of entries in `src/data`, from its source, for their lines. */
export function findEntryLinks(file: string, source: string): FoundLink[] {
  return [...source.matchAll(FIELD)].map(({0: whole, 2: address = '', index}) => ({
    file,
    line: source.slice(0, index + whole.indexOf(address)).split('\n').length,
    address,
  }));
}
