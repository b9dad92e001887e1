import type {PassageCore} from './readCore';
import {HEAD_FIELDS} from './passageFormat';
import type {WeighedWord} from './weighWords';

/** How well each place answers each word, 0 to 1: `strengths[word][place]`. */
export interface Evidence {
  readonly inPassages: readonly Float32Array[];
  /** Of a page's text as a whole. */
  readonly inPages: readonly Float32Array[];
  readonly inHeads: readonly Float32Array[];
}

/** BM25's constants for passages and for pages: how soon repetition and length stop counting. */
const PASSAGE = {saturation: 1, byLength: 0.5};
const PAGE = {saturation: 2.5, byLength: 0.5};

function saturate(
  times: number,
  length: number,
  average: number,
  {saturation, byLength}: typeof PASSAGE,
): number {
  return times / (times + saturation * (1 - byLength + (byLength * length) / average));
}

/** The weight of the weightiest field. */
function headStrength(fields: number): number {
  return Math.max(
    ...HEAD_FIELDS.map(({weight}, place) => ((fields & (1 << place)) > 0 ? weight : 0)),
  );
}

function raise(strengths: Float32Array, place: number, strength: number): void {
  if (strength > (strengths[place] ?? 0)) {
    strengths[place] = strength;
  }
}

/** What every place has of every word of a question; an alternative counts by its quality. */
export function gatherEvidence(core: PassageCore, words: readonly WeighedWord[]): Evidence {
  const {pages, pageOf, lengths, averageLength, pageLengths, averagePageLength} = core;
  const columns = words.map(({alternatives}) => {
    const inPassages = new Float32Array(lengths.length);
    const inPages = new Float32Array(pages.length);
    const inHeads = new Float32Array(pages.length);
    for (const {quality, posting} of alternatives) {
      const onPage = new Map<number, number>();
      posting.passages.forEach((passage, index) => {
        const times = posting.times[index] ?? 0;
        const strength = saturate(times, lengths[passage] ?? 0, averageLength, PASSAGE);
        raise(inPassages, passage, quality * strength);
        const page = pageOf[passage] ?? 0;
        onPage.set(page, (onPage.get(page) ?? 0) + times);
      });
      onPage.forEach((times, page) => {
        const strength = saturate(times, pageLengths[page] ?? 0, averagePageLength, PAGE);
        raise(inPages, page, quality * strength);
      });
      posting.heads.forEach((page, index) => {
        raise(inHeads, page, quality * headStrength(posting.fields[index] ?? 0));
      });
    }
    return {inPassages, inPages, inHeads};
  });
  return {
    inPassages: columns.map(({inPassages}) => inPassages),
    inPages: columns.map(({inPages}) => inPages),
    inHeads: columns.map(({inHeads}) => inHeads),
  };
}
