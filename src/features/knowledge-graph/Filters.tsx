import type {ReactNode} from 'react';
import {useId} from 'react';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import {EDGE_KINDS} from '../../lib/graph-view/edgeKinds';
import {graphYears} from '../../lib/graph-view/graphYears';
import {toggled} from '../../lib/graph-view/toggled';
import type {GraphView} from '../../lib/graph-view/types';
import {QUERY_LENGTH} from '../../lib/graph-view/viewParams';
import CheckList from './CheckList';
import {clusterToken} from './clusterToken';
import {EDGE_NAMES} from './edgeNames';
import styles from './filters.module.css';
import TagSelect from './TagSelect';
import type {ChangeView} from './useGraphView';
import YearSelect from './YearSelect';

interface Props {
  readonly graph: KnowledgeGraph;
  readonly view: GraphView;
  readonly change: ChangeView;
}

/** Search box, tag, years, and the legend, whose parts can be taken out of the picture. */
export default function Filters({graph, view, change}: Props): ReactNode {
  const id = useId();
  const years = graphYears(graph);
  const {from, to, hiddenClusters} = view;
  const places = [...graph.clusters.keys()];
  return (
    <search className={styles.filters} aria-label="Filter the map">
      <div className={styles.field}>
        <label htmlFor={id}>Search titles</label>
        <input
          id={id}
          type="search"
          value={view.query}
          maxLength={QUERY_LENGTH}
          autoComplete="off"
          onChange={({target}) => change({query: target.value})}
        />
      </div>
      <TagSelect graph={graph} tag={view.tag} onChange={(tag) => change({tag})} />
      <div className={styles.years}>
        <YearSelect
          label="From"
          any="First"
          years={years}
          year={from}
          onChange={(year) =>
            change({from: year, to: year !== null && to !== null && to < year ? year : to})
          }
        />
        <YearSelect
          label="To"
          any="Last"
          years={years}
          year={to}
          onChange={(year) =>
            change({to: year, from: year !== null && from !== null && from > year ? year : from})
          }
        />
      </div>
      <CheckList
        title="Connections"
        checks={EDGE_KINDS.map((kind) => ({
          id: kind,
          name: EDGE_NAMES[kind],
          sample: {line: kind},
          checked: view.kinds.includes(kind),
        }))}
        onToggle={(place) => change({kinds: toggled(EDGE_KINDS, view.kinds, place)})}
      />
      <CheckList
        title="Topics"
        checks={graph.clusters.map(({name, size}, place) => ({
          id: name,
          name,
          sample: {token: clusterToken(place)},
          count: size,
          checked: !hiddenClusters.includes(place),
        }))}
        onToggle={(place) => change({hiddenClusters: toggled(places, hiddenClusters, place)})}>
        <button
          type="button"
          onClick={() => change({hiddenClusters: hiddenClusters.length === 0 ? places : []})}>
          {hiddenClusters.length === 0 ? 'None' : 'All'}
        </button>
      </CheckList>
    </search>
  );
}
