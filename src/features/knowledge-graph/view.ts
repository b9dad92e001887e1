import type {GraphEdgeKind} from './types';

/** The strongest kind first. */
export const EDGE_KINDS: readonly GraphEdgeKind[] = ['link', 'similarity', 'tag'];

/** Maximum length of the query, in characters. */
export const MAX_QUERY = 64;

/** Filters and color of the map, named as in its address. Values without a match filter nothing. */
export interface GraphView {
  /** Search in titles, as typed. */
  readonly q: string;
  /** Label of a tag. */
  readonly tag: string;
  /** First and last year, both included. */
  readonly from: string;
  readonly to: string;
  /** Last segment of the address of the focused post, whose surroundings are shown alone. */
  readonly post: string;
  /** Meaning of the color of a circle: the topic of a post, or its date. */
  readonly color: '' | 'age';
  /** Names of hidden topics. */
  readonly without: readonly string[];
  /** Kinds of edges that are hidden. */
  readonly hide: readonly string[];
}

/** View without any parameters, which shows everything. */
export const WHOLE_VIEW: GraphView = {
  q: '',
  tag: '',
  from: '',
  to: '',
  post: '',
  color: '',
  without: [],
  hide: [],
};

/** Parses the query string of an address. */
export function readView(search: string): GraphView {
  const params = new URLSearchParams(search);
  const value = (name: keyof GraphView): string => params.get(name) ?? '';
  return {
    q: [...value('q')].slice(0, MAX_QUERY).join(''),
    tag: value('tag'),
    from: value('from'),
    to: value('to'),
    post: value('post'),
    color: value('color') === 'age' ? 'age' : '',
    without: params.getAll('without'),
    hide: params.getAll('hide'),
  };
}

/**
 * Returns the query string of a view, without `?`; the inverse of `readView`. Keeps unrelated
 * parameters of the present query string.
 */
export function writeView(view: GraphView, present = ''): string {
  const params = new URLSearchParams(present);
  for (const [name, value] of Object.entries(view)) {
    params.delete(name);
    for (const each of [value].flat().filter(Boolean)) {
      params.append(name, each);
    }
  }
  return params.toString();
}

/** True if a view leaves anything out. */
export function isFiltered(view: GraphView): boolean {
  return writeView({...view, q: view.q.trim(), color: ''}) !== '';
}
