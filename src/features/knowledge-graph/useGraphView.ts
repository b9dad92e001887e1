import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import type {GraphView} from '../../lib/graph-view/view';
import {readView, writeView} from '../../lib/graph-view/view';

export type ChangeView = (part: Partial<GraphView>) => void;

/**
 * What is shown stands in the address alone. The server, which knows no query, shows everything.
 * Each view replaces the one before it: with a new entry in the history the theme would take the
 * focus away, to the start of the page.
 */
export function useGraphView(graph: KnowledgeGraph): readonly [GraphView, ChangeView] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const view = useMemo(() => readView(search, graph), [search, graph]);
  const change: ChangeView = (part) => {
    const {search: present, hash} = history.location;
    const next = writeView({...readView(present, graph), ...part}, graph, present);
    if (next !== new URLSearchParams(present).toString()) {
      history.replace({search: next, hash});
    }
  };
  return [view, change];
}
