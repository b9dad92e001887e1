import type {KnowledgeGraph} from '../content-index/types';
import {cameraText} from './cameraText';
import {EDGE_KINDS} from './edgeKinds';
import {postSlug} from './postSlug';
import {slugText} from './slugText';
import type {GraphView} from './types';
import {NONE, VIEW_PARAMS} from './viewParams';

/**
 * The query string of a view, without `?` and as short as it can be; `readView` is its inverse.
 * Parameters of the present query string that are not the view's stay.
 */
export function writeView(view: GraphView, graph: KnowledgeGraph, present = ''): string {
  const {nodes, tags, clusters} = graph;
  const focused = view.focus === null ? undefined : nodes[view.focus];
  const values: Record<keyof typeof VIEW_PARAMS, string> = {
    query: view.query,
    tag: view.tag === null ? '' : (tags[view.tag] ?? ''),
    from: String(view.from ?? ''),
    to: String(view.to ?? ''),
    kinds: view.kinds.length === EDGE_KINDS.length ? '' : view.kinds.join('.') || NONE,
    hiddenClusters: view.hiddenClusters
      .map((place) => slugText(clusters[place]?.name ?? ''))
      .join('.'),
    focus: focused ? postSlug(focused.permalink) : '',
    camera: view.camera ? cameraText(view.camera) : '',
  };
  const params = new URLSearchParams(present);
  for (const [part, name] of Object.entries(VIEW_PARAMS)) {
    params.delete(name);
    const value = values[part as keyof typeof VIEW_PARAMS];
    if (value !== '') {
      params.set(name, value);
    }
  }
  return params.toString();
}
