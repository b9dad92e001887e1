import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {useDeferredValue, useId, useState} from 'react';
import Button from '../../components/Button';
import type {GraphEdgeKind, KnowledgeGraph} from './types';
import type {TagChoice} from './view/lists';
import {graphYears, tagGroups} from './view/lists';
import type {GraphView} from './view/view';
import {EDGE_KINDS, MAX_QUERY} from './view/view';
import {Checks, Select} from './controls';
import {clusterColor} from './clusterColor';
import styles from './filters.module.css';
import type {ChangeView} from './useGraphView';

const EDGE_NAMES: Readonly<Record<GraphEdgeKind, string>> = {
  link: translate({
    id: 'site.map.kind.link',
    message: 'Links',
    description: 'Kind of connections on the map',
  }),
  similarity: translate({
    id: 'site.map.kind.similarity',
    message: 'Similar wording',
    description: 'Kind of connections on the map',
  }),
  tag: translate({
    id: 'site.map.kind.tag',
    message: 'Shared rare tags',
    description: 'Kind of connections on the map',
  }),
};
const MAX_USED_TAGS = 16;

function TagOptions({choices}: {readonly choices: readonly TagChoice[]}): ReactNode {
  return choices.map(({tag, label, posts}) => (
    <option key={tag} value={tag}>
      {`${label} (${posts})`}
    </option>
  ));
}

/** Adds the item to the chosen ones or removes it; returns them in the order of `all`. */
function toggled<T>(all: readonly T[], chosen: readonly T[], item: T): readonly T[] {
  return all.filter((each) => (each === item ? !chosen.includes(each) : chosen.includes(each)));
}

interface Props {
  readonly graph: KnowledgeGraph;
  readonly view: GraphView;
  readonly change: ChangeView;
}

/** Filters of the map: search field, tag, years, kinds of connections, and topics. */
export default function Filters({graph, view, change}: Props): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The hundreds of tags are rendered last and not on the server: choosing one needs JavaScript.
  const isReady = useDeferredValue(useIsBrowser(), false);
  const [used, others] = isReady ? tagGroups(graph, MAX_USED_TAGS) : [[], []];
  const {query, tag, from, to, kinds, hiddenClusters} = view;
  const clusters = [...graph.clusters.keys()];
  const years = graphYears(graph).map((year) => <option key={year}>{year}</option>);
  return (
    <search
      className={`needs-scripts no-print ${styles.filters}`}
      aria-label={translate({
        id: 'site.map.filter',
        message: 'Filter the map',
        description: 'Accessible name of the filters',
      })}>
      <div className={styles.field}>
        <label htmlFor={id}>
          <Translate id="site.map.search" description="Label of the search field of the map">
            Search titles
          </Translate>
        </label>
        <input
          id={id}
          type="search"
          value={query}
          maxLength={MAX_QUERY}
          autoComplete="off"
          onChange={({target}) => change({query: target.value})}
        />
      </div>
      <Button
        small
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? (
          <Translate id="site.map.fewer" description="Button that hides filters on narrow screens">
            Fewer filters
          </Translate>
        ) : (
          <Translate id="site.map.more" description="Button that shows filters on narrow screens">
            More filters
          </Translate>
        )}
      </Button>
      <div id={`${id}-more`} className={styles.more} data-open={isOpen}>
        <Select
          label={translate({
            id: 'site.map.tag',
            message: 'Tag',
            description: 'Label of a choice',
          })}
          any={translate({
            id: 'site.map.anyTag',
            message: 'Any',
            description: 'Choice of no tag',
          })}
          value={tag}
          onChange={(chosen) => change({tag: chosen})}>
          <optgroup
            label={translate({
              id: 'site.map.usedTags',
              message: 'Most used',
              description: 'Heading in the list of tags',
            })}>
            <TagOptions choices={used} />
          </optgroup>
          <optgroup
            label={translate({
              id: 'site.map.otherTags',
              message: 'Others, A to Z',
              description: 'Heading in the list of tags',
            })}>
            <TagOptions choices={others} />
          </optgroup>
        </Select>
        <div className={styles.years}>
          <Select
            label={translate({
              id: 'site.map.from',
              message: 'From',
              description: 'Label of the first year',
            })}
            any={translate({
              id: 'site.map.firstYear',
              message: 'First',
              description: 'Choice of no first year',
            })}
            value={from}
            onChange={(year) => change({from: year, to: to && Math.max(to, year ?? to)})}>
            {years}
          </Select>
          <Select
            label={translate({
              id: 'site.map.to',
              message: 'To',
              description: 'Label of the last year',
            })}
            any={translate({
              id: 'site.map.lastYear',
              message: 'Last',
              description: 'Choice of no last year',
            })}
            value={to}
            onChange={(year) => change({to: year, from: from && Math.min(from, year ?? from)})}>
            {years}
          </Select>
        </div>
        <Checks
          title={translate({
            id: 'site.map.connections',
            message: 'Connections',
            description: 'Heading of the kinds of connections',
          })}
          checks={EDGE_KINDS.map((kind) => ({
            name: EDGE_NAMES[kind],
            sample: <i data-line={kind} />,
            isChecked: kinds.includes(kind),
            onToggle: () => change({kinds: toggled(EDGE_KINDS, kinds, kind)}),
          }))}
        />
        <Checks
          title={translate({
            id: 'site.map.topics',
            message: 'Topics',
            description: 'Heading of the topics',
          })}
          checks={graph.clusters.map(({name, size}, cluster) => ({
            name,
            sample: <i className="cluster-dot" style={clusterColor(cluster)} />,
            count: size,
            isChecked: !hiddenClusters.includes(cluster),
            onToggle: () => change({hiddenClusters: toggled(clusters, hiddenClusters, cluster)}),
          }))}>
          <Button
            small
            className={styles.all}
            onClick={() => change({hiddenClusters: hiddenClusters.length === 0 ? clusters : []})}>
            {hiddenClusters.length === 0 ? (
              <Translate id="site.map.noTopics" description="Button that hides all topics">
                None
              </Translate>
            ) : (
              <Translate id="site.map.allTopics" description="Button that shows all topics">
                All
              </Translate>
            )}
          </Button>
        </Checks>
      </div>
    </search>
  );
}
