import type {KnowledgeGraph} from '../content-index/types';
import {boundsOf} from './boundsOf';
import {neighborLists} from './neighborLists';
import type {Bounds, GraphView} from './types';
import {FOCUS_STEPS} from './focusSteps';
import {within} from './within';

/** What a view without a camera of its own looks at: all posts, or all that the focus can show. */
export function homeBounds(graph: KnowledgeGraph, {focus, kinds}: GraphView): Bounds {
  const posts =
    focus === null ? graph.nodes.keys() : within(neighborLists(graph, kinds), focus, FOCUS_STEPS);
  return boundsOf(graph.nodes, posts) ?? {left: 0, top: 0, right: 0, bottom: 0};
}
