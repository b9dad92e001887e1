import type {KnowledgeGraph} from '../content-index/types';
import {foldText} from '../foldText';
import {FOCUS_STEPS} from './focusSteps';
import {neighborLists} from './neighborLists';
import type {GraphView} from './types';
import {within} from './within';

/** The places of the posts that pass every filter of a view, ascending. */
export function shownPosts(graph: KnowledgeGraph, view: GraphView): readonly number[] {
  const words = foldText(view.query).split(/\s+/).filter(Boolean);
  const hidden = new Set(view.hiddenClusters);
  const near =
    view.focus === null
      ? undefined
      : within(neighborLists(graph, view.kinds), view.focus, FOCUS_STEPS);
  return [...graph.nodes.keys()].filter((place) => {
    const node = graph.nodes[place];
    if (!node || hidden.has(node.cluster) || near?.has(place) === false) {
      return false;
    }
    const year = Number(node.date.slice(0, 4));
    const title = words.length > 0 ? foldText(node.title) : '';
    return (
      (view.tag === null || node.tags.includes(view.tag)) &&
      (view.from === null || year >= view.from) &&
      (view.to === null || year <= view.to) &&
      words.every((word) => title.includes(word))
    );
  });
}
