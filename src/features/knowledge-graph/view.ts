import type {GraphEdgeKind} from './types';

/** Kinds of edges in the order of the legend. */
export const EDGE_KINDS: readonly GraphEdgeKind[] = ['link', 'similarity', 'tag'];

export const MAX_QUERY = 64;

/**
 * Reads the filters and the color of the map from the query string of an address. Empty values, years
 * that are not four digits, and unknown tags, posts, topics and kinds have no effect.
 */
export function readView(search: string) {
  const params = new URLSearchParams(search);
  const value = (name: string): string => params.get(name) ?? '';
  // Other sites add parameters such as `from=timeline` to links.
  const year = (name: string): string => (/^\d{4}$/.test(value(name)) ? value(name) : '');
  return {
    /** Search in titles, as typed. */
    q: [...value('q')].slice(0, MAX_QUERY).join(''),
    /** Label of a tag. */
    tag: value('tag'),
    /** First year. */
    from: year('from'),
    /** Last year. */
    to: year('to'),
    /** Path of the focused post below `/blog/`. Only this post and its neighbors are shown. */
    post: value('post'),
    /** Meaning of the color of a circle: the topic of a post, or its date. */
    color: value('color') === 'age' ? ('age' as const) : ('' as const),
    /** Names of hidden topics. */
    without: params.getAll('without') as readonly string[],
    /** Kinds of edges that are hidden. */
    hide: params.getAll('hide') as readonly string[],
  };
}

export type GraphView = Readonly<ReturnType<typeof readView>>;

/** View without parameters, which shows everything. */
export const DEFAULT_VIEW: GraphView = readView('');

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

/** True if a filter is set. The color is not a filter. */
export function isFiltered(view: GraphView): boolean {
  return writeView({...view, q: view.q.trim(), color: ''}) !== '';
}
