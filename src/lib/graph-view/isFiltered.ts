import {EDGE_KINDS} from './edgeKinds';
import type {GraphView} from './types';

/** Whether a view differs from everything by more than its camera. */
export function isFiltered(view: GraphView): boolean {
  const {query, tag, from, to, kinds, hiddenClusters, focus} = view;
  return (
    query.trim() !== '' ||
    [tag, from, to, focus].some((part) => part !== null) ||
    kinds.length < EDGE_KINDS.length ||
    hiddenClusters.length > 0
  );
}
