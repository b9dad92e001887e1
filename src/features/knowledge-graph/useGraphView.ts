import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import type {KnowledgeGraph} from './types';
import type {GraphView} from './view/view';
import {readView, writeView} from './view/view';

export type ChangeView = (part: Partial<GraphView>) => void;

/**
 * The filters of the map, stored only in the address. The server does not know the query string, so
 * it renders everything. A change replaces the history entry: with a new entry, the theme would move
 * the focus to the start of the page.
 */
export function useGraphView(graph: KnowledgeGraph): readonly [GraphView, ChangeView] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const view = useMemo(() => readView(search, graph), [search, graph]);
  const change: ChangeView = (part) => {
    const {search: current, hash} = history.location;
    const next = writeView({...readView(current, graph), ...part}, graph, current);
    if (next !== new URLSearchParams(current).toString()) {
      history.replace({search: next, hash});
    }
  };
  return [view, change];
}
