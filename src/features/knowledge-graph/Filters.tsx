import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {useDeferredValue, useId, useState} from 'react';
import Button from '../../components/Button';
import type {GraphEdgeKind, KnowledgeGraph} from './types';
import type {TagChoice} from './view/lists';
import {graphYears, tagGroups} from './view/lists';
import type {GraphView} from './view/view';
import {EDGE_KINDS, MAX_QUERY} from './view/view';
import {clusterColor} from './clusterColor';
import styles from './filters.module.css';
import type {ChangeView} from './useGraphView';

const EDGE_NAMES: Readonly<Record<GraphEdgeKind, string>> = {
  link: 'Links',
  similarity: 'Similar wording',
  tag: 'Shared rare tags',
};
const MAX_USED_TAGS = 16;

interface SelectProps {
  readonly label: string;
  /** Label of the option that filters nothing out. */
  readonly any: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly children: ReactNode;
}

function Select({label, any, value, onChange, children}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({target}) => onChange(target.value === '' ? null : Number(target.value))}>
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}

function TagOptions({choices}: {readonly choices: readonly TagChoice[]}): ReactNode {
  return choices.map(({tag, label, posts}) => (
    <option key={tag} value={tag}>
      {`${label} (${posts})`}
    </option>
  ));
}

interface Check {
  readonly name: string;
  /** Sample of its color or line style on the map. */
  readonly sample: ReactNode;
  readonly count?: number;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

interface ChecksProps {
  readonly title: string;
  readonly checks: readonly Check[];
  readonly children?: ReactNode;
}

/** Checkboxes that show or hide parts of the map, and double as its legend. */
function Checks({title, checks, children}: ChecksProps): ReactNode {
  return (
    <fieldset className={styles.checks}>
      <legend>{title}</legend>
      {children}
      {checks.map(({name, sample, count, isChecked, onToggle}) => (
        <label key={name}>
          <input type="checkbox" checked={isChecked} onChange={onToggle} />
          {sample}
          <span>{name}</span>
          {count === undefined ? null : <small>{count}</small>}
        </label>
      ))}
    </fieldset>
  );
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
    <search className={styles.filters} aria-label="Filter the map">
      <div className={styles.field}>
        <label htmlFor={id}>Search titles</label>
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
        {isOpen ? 'Fewer filters' : 'More filters'}
      </Button>
      <div id={`${id}-more`} className={styles.more} data-open={isOpen}>
        <Select label="Tag" any="Any" value={tag} onChange={(chosen) => change({tag: chosen})}>
          <optgroup label="Most used">
            <TagOptions choices={used} />
          </optgroup>
          <optgroup label="Others, A to Z">
            <TagOptions choices={others} />
          </optgroup>
        </Select>
        <div className={styles.years}>
          <Select
            label="From"
            any="First"
            value={from}
            onChange={(year) => change({from: year, to: to && Math.max(to, year ?? to)})}>
            {years}
          </Select>
          <Select
            label="To"
            any="Last"
            value={to}
            onChange={(year) => change({to: year, from: from && Math.min(from, year ?? from)})}>
            {years}
          </Select>
        </div>
        <Checks
          title="Connections"
          checks={EDGE_KINDS.map((kind) => ({
            name: EDGE_NAMES[kind],
            sample: <i data-line={kind} />,
            isChecked: kinds.includes(kind),
            onToggle: () => change({kinds: toggled(EDGE_KINDS, kinds, kind)}),
          }))}
        />
        <Checks
          title="Topics"
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
            {hiddenClusters.length === 0 ? 'None' : 'All'}
          </Button>
        </Checks>
      </div>
    </search>
  );
}
