import type {GraphEdgeKind} from './types';

/** Kinds of edges in the order of the legend. */
export const EDGE_KINDS: readonly GraphEdgeKind[] = ['link', 'similarity', 'tag'];

export const MAX_QUERY = 64;

/**
 * Filters and color of the map. Each field is a parameter of the address. Empty values and unknown
 * tags, years, posts, topics and kinds have no effect.
 */
export interface GraphView {
  /** Search in titles, as typed. */
  readonly q: string;
  /** Label of a tag. */
  readonly tag: string;
  /** First year. */
  readonly from: string;
  /** Last year. */
  readonly to: string;
  /** Path of the focused post below `/blog/`. Only this post and its neighbors are shown. */
  readonly post: string;
  /** Meaning of the color of a circle: the topic of a post, or its date. */
  readonly color: '' | 'age';
  /** Names of hidden topics. */
  readonly without: readonly string[];
  /** Kinds of edges that are hidden. */
  readonly hide: readonly string[];
}

export function readView(search: string): GraphView {
  const params = new URLSearchParams(search);
  const value = (name: keyof GraphView): string => params.get(name) ?? '';
  // Other sites add parameters such as `from=timeline` to links.
  const year = (name: 'from' | 'to'): string => (/^\d{4}$/.test(value(name)) ? value(name) : '');
  return {
    q: [...value('q')].slice(0, MAX_QUERY).join(''),
    tag: value('tag'),
    from: year('from'),
    to: year('to'),
    post: value('post'),
    color: value('color') === 'age' ? 'age' : '',
    without: params.getAll('without'),
    hide: params.getAll('hide'),
  };
}

/** View without parameters, which shows everything. */
export const DEFAULT_VIEW = readView('');

/**
 * Returns the query string of a view, without `?`. It keeps unrelated parameters of the current
 * query string.
 */
export function writeView(view: GraphView, current = ''): string {
  const params = new URLSearchParams(current);
  for (const [name, value] of Object.entries(view)) {
    params.delete(name);
    for (const item of [value].flat().filter(Boolean)) {
      params.append(name, item);
    }
  }
  return params.toString();
}

/** True if a view hides anything. */
export function isFiltered(view: GraphView): boolean {
  return writeView({...view, q: view.q.trim(), color: ''}) !== '';
}
