import {useState} from 'react';
import type {PostRow} from '../../lib/postRow';
import type {PostSegment} from '../../lib/postSegments';
import {loadSegment} from './postList';
import type {PackedList} from './postList';

export type LoadState = 'idle' | 'loading' | 'failed';

interface FurtherSegments {
  /** What has been loaded beyond what the page shows at first. */
  readonly further: readonly PostSegment<PostRow>[];
  /** The piece that comes next, while there is one. */
  readonly next: PackedList['segments'][number] | undefined;
  readonly state: LoadState;
  /** Loads it; true when it is there. */
  readonly showNext: () => Promise<boolean>;
}

/** What lists have been scrolled to, so that a reader who comes back finds them as long as before. */
const seen = new Map<string, readonly PostSegment<PostRow>[]>();

/** @param firstCount how many pieces the page shows at first */
export function useFurtherSegments(
  {name, segments}: PackedList,
  firstCount: number,
): FurtherSegments {
  const [further, setFurther] = useState(() => seen.get(name) ?? []);
  const [state, setState] = useState<LoadState>('idle');
  const next = segments[firstCount + further.length];
  return {
    further,
    next,
    state,
    async showNext() {
      if (!next || state === 'loading') {
        return false;
      }
      setState('loading');
      try {
        const longer = [...further, await loadSegment(next)];
        seen.set(name, longer);
        setFurther(longer);
        setState('idle');
        return true;
      } catch {
        setState('failed');
        return false;
      }
    },
  };
}
