import type {SearchHit} from '../../../lib/search/types';

export interface HitGroup {
  readonly section: string;
  readonly hits: readonly SearchHit[];
}

/** Hits by section; the section of the best hit first, and in each the best hit first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const {lvl0} = hit.hierarchy;
    const group = groups.get(lvl0);
    if (group) {
      group.push(hit);
    } else {
      groups.set(lvl0, [hit]);
    }
  }
  return [...groups].map(([section, members]) => ({section, hits: members}));
}
