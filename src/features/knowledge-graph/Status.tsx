import type {ReactNode} from 'react';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import {isFiltered} from '../../lib/graph-view/isFiltered';
import type {GraphView} from '../../lib/graph-view/types';
import {WHOLE_VIEW} from '../../lib/graph-view/wholeView';
import styles from './styles.module.css';
import type {ChangeView} from './useGraphView';

interface Props {
  readonly graph: KnowledgeGraph;
  readonly view: GraphView;
  readonly shown: number;
  readonly change: ChangeView;
}

/** How many posts are shown and why, and the ways back. It keeps its height. */
export default function Status({graph, view, shown, change}: Props): ReactNode {
  const total = graph.nodes.length;
  const all = total === 1 ? '1 post' : `${total} posts`;
  const focused = view.focus === null ? undefined : graph.nodes[view.focus];
  return (
    <div className={styles.status}>
      <output>
        {shown === total ? all : `${shown} of ${all}`}
        {focused ? `, around “${focused.title}”` : ''}
      </output>
      {focused ? (
        <button type="button" onClick={() => change({focus: null, camera: null})}>
          Leave focus
        </button>
      ) : null}
      {isFiltered(view) ? (
        <button type="button" onClick={() => change(WHOLE_VIEW)}>
          Reset
        </button>
      ) : null}
    </div>
  );
}
