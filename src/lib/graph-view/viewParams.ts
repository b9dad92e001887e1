/** What the parts of a view are called in the address; other parameters are left as they are. */
export const VIEW_PARAMS = {
  query: 'q',
  tag: 'tag',
  from: 'from',
  to: 'to',
  kinds: 'edges',
  hiddenClusters: 'without',
  focus: 'post',
  camera: 'at',
} as const;

/** Stands for an empty list where a missing parameter means all. */
export const NONE = 'none';
export const QUERY_LENGTH = 64;
