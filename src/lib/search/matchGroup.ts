import type {TermMatches} from './findTerms';
import type {Posting} from './readShard';
import type {SearchCore} from './readIndex';

/** Where one part of a query is found, and how well (0 to 1) in each place. */
export interface GroupMatch {
  /** By page. */
  readonly titles: Float32Array;
  readonly tags: Float32Array;
  /** By part. */
  readonly headings: Float32Array;
  readonly passages: Float32Array;
  /** How much it tells: high for what few pages have. */
  readonly weight: number;
  readonly pages: number;
}

/** BM25's: how soon more of the same stops counting, and how much length matters. */
const SATURATION = 0.7;
const LENGTH_SHARE = 0.4;

export function inverseFrequency(pages: number, of: number): number {
  return Math.log(1 + (of - pages + 0.5) / (pages + 0.5));
}

function raise(values: Float32Array, place: number, value: number): void {
  if (value > (values[place] as number)) {
    values[place] = value;
  }
}

function finish(core: SearchCore, match: Omit<GroupMatch, 'weight' | 'pages'>): GroupMatch {
  const found = new Uint8Array(core.pages.length);
  for (const [part, page] of core.pageOf.entries()) {
    if ((match.passages[part] as number) > 0 || (match.headings[part] as number) > 0) {
      found[page] = 1;
    }
  }
  let pages = 0;
  for (let page = 0; page < found.length; page += 1) {
    if (found[page] || (match.titles[page] as number) > 0 || (match.tags[page] as number) > 0) {
      pages += 1;
    }
  }
  return {...match, pages, weight: inverseFrequency(pages, core.pages.length)};
}

function emptyMatch(core: SearchCore) {
  return {
    titles: new Float32Array(core.pages.length),
    tags: new Float32Array(core.pages.length),
    headings: new Float32Array(core.pageOf.length),
    passages: new Float32Array(core.pageOf.length),
  };
}

/** Where a word's terms are found; `postings` lacks terms whose shard is not there. */
export function matchWord(
  core: SearchCore,
  terms: TermMatches,
  postings: ReadonlyMap<number, Posting>,
): GroupMatch {
  const match = emptyMatch(core);
  for (const [id, {quality}] of terms) {
    core.titles.get(id)?.forEach((page) => raise(match.titles, page, quality));
    core.tagWords.get(id)?.forEach((page) => raise(match.tags, page, quality));
    core.headings.get(id)?.forEach((part) => raise(match.headings, part, quality));
    const posting = postings.get(id);
    posting?.parts.forEach((part, index) => {
      const times = posting.times[index] as number;
      const length = (core.lengths[part] as number) / core.meanLength;
      const norm = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length);
      raise(match.passages, part, (quality * times * (1 + SATURATION)) / (times + norm));
    });
  }
  return finish(core, match);
}

/** Pages by a tag's key: the whole key over its beginning. */
export function matchTag(
  core: SearchCore,
  tag: string,
  fold: (text: string) => string,
): GroupMatch {
  const match = emptyMatch(core);
  const wanted = fold(tag);
  for (const [index, key] of core.tags.entries()) {
    const folded = fold(key);
    if (folded.startsWith(wanted)) {
      const quality = folded === wanted ? 1 : 0.5 + (0.3 * wanted.length) / folded.length;
      core.pagesByTag[index]?.forEach((page) => raise(match.tags, page, quality));
    }
  }
  return finish(core, match);
}
