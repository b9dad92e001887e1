import type {GraphEdgeKind, KnowledgeGraph} from '../types';
import {foldText} from '../../../lib/text';
import {graphYears} from './lists';

/** The strongest kind first. */
export const EDGE_KINDS: readonly GraphEdgeKind[] = ['link', 'similarity', 'tag'];

/** Meanings that the color of a circle can have: the topic of a post, or its date. */
export const MAP_COLORS = ['topic', 'age'] as const;

export type MapColor = (typeof MAP_COLORS)[number];

/** State of the page as stored in its address. Numbers are indices in the graph. */
export interface GraphView {
  /** Search in titles, as typed. */
  readonly query: string;
  readonly tag: number | null;
  /** First and last year, both included. */
  readonly from: number | null;
  readonly to: number | null;
  /** Kinds of edges that are shown, in the order of `EDGE_KINDS`. */
  readonly kinds: readonly GraphEdgeKind[];
  /** Ascending. */
  readonly hiddenClusters: readonly number[];
  /** Post whose neighborhood is shown alone. */
  readonly focus: number | null;
  /** Meaning of the color of a circle. */
  readonly color: MapColor;
}

/** View without any parameters, which shows everything. */
export const WHOLE_VIEW: GraphView = {
  query: '',
  tag: null,
  from: null,
  to: null,
  kinds: EDGE_KINDS,
  hiddenClusters: [],
  focus: null,
  color: 'topic',
};

/** Names of the parameters. Other parameters of the address stay unchanged. */
const PARAMS = {
  query: 'q',
  tag: 'tag',
  from: 'from',
  to: 'to',
  kinds: 'edges',
  hiddenClusters: 'without',
  focus: 'post',
  color: 'color',
} as const;

/** Value for an empty list; a missing parameter means all. */
const NONE = 'none';

/** Maximum length of the query, in characters. */
export const MAX_QUERY = 64;

/** "Equity & hiring" → "equity-hiring". */
function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Keys of the clusters in the address: slugs of their names, numbered where empty or taken. */
function clusterKeys({clusters}: KnowledgeGraph): readonly string[] {
  const slugs = clusters.map(({name}) => slugOf(name));
  return slugs.map((slug, place) =>
    slug !== '' && slugs.indexOf(slug) === place ? slug : `${slug || 'topic'}-${place + 1}`,
  );
}

function postSlug(permalink: string): string {
  return permalink.slice(permalink.lastIndexOf('/') + 1);
}

function placeOf<T>(items: readonly T[], fits: (item: T) => boolean): number | null {
  const place = items.findIndex(fits);
  return place === -1 ? null : place;
}

function readKinds(text: string): GraphView['kinds'] {
  const names = text.split('.');
  const kinds = EDGE_KINDS.filter((kind) => names.includes(kind));
  return kinds.length > 0 || text === NONE ? kinds : EDGE_KINDS;
}

function readYears(params: URLSearchParams, graph: KnowledgeGraph): Pick<GraphView, 'from' | 'to'> {
  const years = graphYears(graph);
  const [from = null, to = null] = [PARAMS.from, PARAMS.to].map(
    (name) => years.find((year) => String(year) === params.get(name)) ?? null,
  );
  return from !== null && to !== null && from > to ? {from: null, to: null} : {from, to};
}

/** Parses the query string of an address; ignores invalid values. */
export function readView(search: string, graph: KnowledgeGraph): GraphView {
  const params = new URLSearchParams(search);
  const value = (field: keyof typeof PARAMS) => params.get(PARAMS[field]) ?? '';
  const hidden = new Set(value('hiddenClusters').split('.'));
  const keys = clusterKeys(graph);
  return {
    query: [...value('query')].slice(0, MAX_QUERY).join(''),
    tag: placeOf(graph.tags, (label) => label === value('tag')),
    ...readYears(params, graph),
    kinds: readKinds(value('kinds')),
    hiddenClusters: [...keys.keys()].filter((place) => hidden.has(keys[place] ?? '')),
    focus: placeOf(graph.nodes, ({permalink}) => postSlug(permalink) === value('focus')),
    color: MAP_COLORS.find((color) => color === value('color')) ?? 'topic',
  };
}

/**
 * Returns the query string of a view, without `?` and as short as possible; the inverse of
 * `readView`. Keeps unrelated parameters of the present query string.
 */
export function writeView(view: GraphView, graph: KnowledgeGraph, present = ''): string {
  const {nodes, tags} = graph;
  const keys = clusterKeys(graph);
  const focused = view.focus === null ? undefined : nodes[view.focus];
  const values: Record<keyof typeof PARAMS, string> = {
    query: view.query,
    tag: view.tag === null ? '' : (tags[view.tag] ?? ''),
    from: String(view.from ?? ''),
    to: String(view.to ?? ''),
    kinds: view.kinds.length === EDGE_KINDS.length ? '' : view.kinds.join('.') || NONE,
    hiddenClusters: view.hiddenClusters.map((place) => keys[place] ?? '').join('.'),
    focus: focused ? postSlug(focused.permalink) : '',
    color: view.color === 'topic' ? '' : view.color,
  };
  const params = new URLSearchParams(present);
  for (const [field, name] of Object.entries(PARAMS)) {
    params.delete(name);
    const value = values[field as keyof typeof PARAMS];
    if (value !== '') {
      params.set(name, value);
    }
  }
  return params.toString();
}

/** True if a view leaves anything out. */
export function isFiltered({
  query,
  tag,
  from,
  to,
  kinds,
  hiddenClusters,
  focus,
}: GraphView): boolean {
  return (
    query.trim() !== '' ||
    [tag, from, to, focus].some((value) => value !== null) ||
    kinds.length < EDGE_KINDS.length ||
    hiddenClusters.length > 0
  );
}
