import type {KnowledgeGraph} from '../content-index/types';
import {parseCamera} from './cameraText';
import {EDGE_KINDS} from './edgeKinds';
import {graphYears} from './graphYears';
import {postSlug} from './postSlug';
import {slugText} from './slugText';
import type {GraphView} from './types';
import {NONE, QUERY_LENGTH, VIEW_PARAMS} from './viewParams';

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
  const [from = null, to = null] = [VIEW_PARAMS.from, VIEW_PARAMS.to].map(
    (name) => years.find((year) => String(year) === params.get(name)) ?? null,
  );
  return from !== null && to !== null && from > to ? {from: null, to: null} : {from, to};
}

/** The view that the query string of an address asks for; what it cannot mean is dropped. */
export function readView(search: string, graph: KnowledgeGraph): GraphView {
  const params = new URLSearchParams(search);
  const value = (part: keyof typeof VIEW_PARAMS) => params.get(VIEW_PARAMS[part]) ?? '';
  const hidden = new Set(value('hiddenClusters').split('.'));
  return {
    query: [...value('query')].slice(0, QUERY_LENGTH).join(''),
    tag: placeOf(graph.tags, (label) => label === value('tag')),
    ...readYears(params, graph),
    kinds: readKinds(value('kinds')),
    hiddenClusters: [...graph.clusters.keys()].filter((place) =>
      hidden.has(slugText(graph.clusters[place]?.name ?? '')),
    ),
    focus: placeOf(graph.nodes, ({permalink}) => postSlug(permalink) === value('focus')),
    camera: parseCamera(value('camera')),
  };
}
