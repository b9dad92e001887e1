import {EDGE_KINDS} from './edgeKinds';
import type {GraphView} from './types';

/** What the bare address shows: everything. */
export const WHOLE_VIEW: GraphView = {
  query: '',
  tag: null,
  from: null,
  to: null,
  kinds: EDGE_KINDS,
  hiddenClusters: [],
  focus: null,
  camera: null,
};
