import type {GroupMatch} from './matchGroup';
import {inverseFrequency} from './matchGroup';
import type {SearchCore} from './readIndex';

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Whether it has every part of the query. */
  readonly complete: boolean;
}

/** Title over heading over text. */
const FIELD = {title: 3, heading: 1.5, tag: 1.1, passages: 1.3};
/** For a title that is the query, or what is typed of it. */
const WHOLE_TITLE = 2.5;
/** For a title that has the query word for word. */
const PHRASE = 1;
/** For one heading that has all. */
const WHOLE_HEADING = 1;
/** For one part that has all, beside a page that has all somewhere. */
const SAME_PART = 1.2;
/** A page needs this much of what the query tells. */
const LEAST_SHARE = 0.4;
/** Scores nearer than this are equal, and the newer page comes first. */
const STEP = 0.02;

interface PageSums {
  /** Best heading, and text over all parts. */
  readonly heading: Float32Array;
  readonly text: Float32Array;
}

function sumParts(core: SearchCore, group: GroupMatch): PageSums {
  const heading = new Float32Array(core.pages.length);
  const text = new Float32Array(core.pages.length);
  for (let part = 0; part < core.pageOf.length; part += 1) {
    const page = core.pageOf[part] as number;
    heading[page] = Math.max(heading[page] as number, group.headings[part] as number);
    text[page] = (text[page] as number) + (group.passages[part] as number);
  }
  return {heading, text};
}

/** For each page, the most that one part says of the query. */
function bestParts(core: SearchCore, groups: readonly GroupMatch[]): Float32Array {
  const best = new Float32Array(core.pages.length);
  for (let part = 0; part < core.pageOf.length; part += 1) {
    let sum = 0;
    let inHeading = 0;
    for (const {headings, passages, weight} of groups) {
      const here = Math.max(headings[part] as number, Math.min(passages[part] as number, 1));
      sum += weight * here;
      inHeading += Number((headings[part] as number) > 0);
    }
    const factor = inHeading === groups.length ? SAME_PART + WHOLE_HEADING : SAME_PART;
    const page = core.pageOf[part] as number;
    best[page] = Math.max(best[page] as number, factor * sum);
  }
  return best;
}

/**
 * Pages in the order a reader wants them: those with all parts of the query first, then by score,
 * and among equals the newer first (pages are numbered so). A part of the query that nothing
 * answers weighs as much as the rarest word.
 */
export function rankPages(
  core: SearchCore,
  groups: readonly GroupMatch[],
  phrase?: string,
): RankedPage[] {
  const all = core.pages.length;
  const unknown = inverseFrequency(0, all);
  const total = groups.reduce((sum, {pages, weight}) => sum + (pages === 0 ? unknown : weight), 0);
  const sums = groups.map((group) => sumParts(core, group));
  const parts = bestParts(core, groups);
  const ranked: RankedPage[] = [];
  for (let page = 0; page < all; page += 1) {
    let score = 0;
    let share = 0;
    let found = 0;
    let inTitle = 0;
    let titleWeight = 0;
    for (const [index, {titles, tags, weight}] of groups.entries()) {
      const title = titles[page] as number;
      const tag = tags[page] as number;
      const heading = sums[index]?.heading[page] as number;
      const text = sums[index]?.text[page] as number;
      if (title + tag + heading + text > 0) {
        found += 1;
        share += weight / total;
        const told = FIELD.passages * (text / (text + 1));
        score += weight * (FIELD.title * title + FIELD.heading * heading + FIELD.tag * tag + told);
      }
      inTitle += title > 0 ? title : 0;
      titleWeight += title > 0 ? weight : 0;
    }
    if (found > 0 && share >= LEAST_SHARE) {
      const covered = inTitle / Math.max(core.titleLengths[page] as number, 1);
      score += WHOLE_TITLE * titleWeight * Math.min(covered, 1);
      score += parts[page] as number;
      if (phrase !== undefined && core.titleTexts[page]?.includes(phrase)) {
        score += PHRASE * total;
      }
      ranked.push({page, score: score * share * share, complete: found === groups.length});
    }
  }
  const step = (score: number): number => Math.round(Math.log(score + 1e-9) / STEP);
  return ranked.sort(
    (left, right) =>
      Number(right.complete) - Number(left.complete) ||
      step(right.score) - step(left.score) ||
      left.page - right.page,
  );
}
