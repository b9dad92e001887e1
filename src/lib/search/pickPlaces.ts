import type {GroupMatch} from './matchGroup';
import type {RankedPage} from './rankPages';
import type {SearchCore} from './readIndex';

/** A record, before its text is there: a heading, or the best passage of a part. */
export interface Place {
  readonly page: number;
  /** Within the page. */
  readonly part: number;
  readonly kind: 'heading' | 'passage';
}

/** What the title and the heading above a passage say of the query, beside the passage itself. */
const ABOVE = {title: 0.35, heading: 0.5};
/** A title over a heading over a text that match alike. */
const GAIN = {title: 1.5, heading: 1.2};
const FEW_PAGES = 4;

interface ScoredPlace extends Place {
  readonly score: number;
}

function placesOf(core: SearchCore, groups: readonly GroupMatch[], page: number): ScoredPlace[] {
  const head = core.pages[page];
  const places: ScoredPlace[] = [];
  const titleScore = groups.reduce(
    (sum, group) => sum + group.weight * (group.titles[page] ?? 0),
    0,
  );
  if (titleScore > 0) {
    places.push({page, part: 0, kind: 'heading', score: titleScore * GAIN.title});
  }
  for (let part = 0; part < (head?.parts ?? 0); part += 1) {
    const place = (head?.firstPart ?? 0) + part;
    let heading = 0;
    let passage = 0;
    let own = 0;
    for (const {titles, headings, passages, weight} of groups) {
      const above = ABOVE.title * (titles[page] as number);
      const here = headings[place] as number;
      const text = Math.min(passages[place] as number, 1.3);
      heading += weight * Math.max(here * GAIN.heading, here > 0 ? above : 0);
      passage += weight * Math.max(text, ABOVE.heading * here, above);
      own += text;
    }
    if (heading > 0) {
      places.push({page, part, kind: 'heading', score: heading});
    }
    if (own > 0) {
      places.push({page, part, kind: 'passage', score: passage});
    }
  }
  // A page found by its tags alone is shown by its title.
  return places.length > 0 ? places : [{page, part: 0, kind: 'heading', score: 0}];
}

/** Few pages show several of their places; of many, only the first shows two. */
function placesShown(rank: number, pages: number): number {
  return pages <= FEW_PAGES ? 3 : rank === 0 ? 2 : 1;
}

/** The records to show, page after page, best place first. */
export function pickPlaces(
  core: SearchCore,
  groups: readonly GroupMatch[],
  ranked: readonly RankedPage[],
): Place[] {
  return ranked.flatMap(({page}, rank) =>
    placesOf(core, groups, page)
      .sort((left, right) => right.score - left.score)
      .slice(0, placesShown(rank, ranked.length))
      .map(({part, kind}) => ({page, part, kind})),
  );
}
