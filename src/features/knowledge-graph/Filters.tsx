import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {useId} from 'react';
import Button from '../../components/Button';
import {countEach} from '../../lib/groupBy';
import {clusterColor} from './clusterColor';
import styles from './filters.module.css';
import graph from './graph';
import {yearOf} from './lists';
import type {GraphEdgeKind} from './types';
import type {GraphView} from './view';
import {EDGE_KINDS, MAX_QUERY} from './view';

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

const COLOR_NAMES: Readonly<Record<GraphView['color'], string>> = {
  '': translate({
    id: 'site.map.color.topic',
    message: 'Topic',
    description: 'Meaning of the colors on the map',
  }),
  age: translate({
    id: 'site.map.color.date',
    message: 'Date',
    description: 'Meaning of the colors on the map',
  }),
};

interface SelectProps {
  readonly label: string;
  /** Label of the option that filters nothing out. */
  readonly anyLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Select({label, anyLabel, value, onChange, children}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="site-input"
        value={value}
        onChange={({target}) => onChange(target.value)}>
        <option value="">{anyLabel}</option>
        {children}
      </select>
    </div>
  );
}

/** Group of checkboxes or radio buttons. With their symbols, they are also the legend of the map. */
function Checks({label, children}: Pick<SelectProps, 'label' | 'children'>): ReactNode {
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

function toggled(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((existing) => existing !== item) : [...list, item];
}

interface Props {
  readonly view: GraphView;
  readonly change: (fields: Partial<GraphView>) => void;
}

export default function Filters({view, change}: Props): ReactNode {
  const {nodes, clusters, tags} = graph;
  const id = useId();
  // The server omits the hundreds of tags, because choosing a tag needs JavaScript.
  const isBrowser = useIsBrowser();
  const tagCounts = countEach(nodes.flatMap((node) => node.tags));
  const hasAllTopics = view.without.length === 0;
  const years = [...new Set(nodes.map(yearOf))].sort();
  const yearOptions = years.map((year) => <option key={year}>{year}</option>);
  return (
    <search
      className={`needs-scripts no-print ${styles.filters}`}
      aria-label={translate({
        id: 'site.map.filter',
        message: 'Filter the map',
        description: 'Accessible name of the filters',
      })}>
      <div className={styles.field}>
        <label htmlFor={`${id}-search`}>
          <Translate id="site.map.search" description="Label of the search field of the map">
            Search titles
          </Translate>
        </label>
        <input
          id={`${id}-search`}
          className="site-input"
          type="search"
          value={view.q}
          maxLength={MAX_QUERY}
          autoComplete="off"
          onChange={({target}) => change({q: target.value})}
        />
      </div>
      <Select
        label={translate({
          id: 'site.map.tag',
          message: 'Tag',
          description: 'Label of the tag filter',
        })}
        anyLabel={translate({
          id: 'site.map.anyTag',
          message: 'Any',
          description: 'Option for posts with any tag',
        })}
        value={view.tag}
        onChange={(tag) => change({tag})}>
        {isBrowser &&
          tags.map((label, tag) => (
            <option key={label} value={label}>
              {`${label} (${tagCounts.get(tag)})`}
            </option>
          ))}
      </Select>
      <div className={styles.years}>
        <Select
          label={translate({
            id: 'site.map.from',
            message: 'From',
            description: 'Label of the first year',
          })}
          anyLabel={translate({
            id: 'site.map.firstYear',
            message: 'First',
            description: 'Option for no first year',
          })}
          value={view.from}
          onChange={(from) => change({from, to: view.to && view.to < from ? from : view.to})}>
          {yearOptions}
        </Select>
        <Select
          label={translate({
            id: 'site.map.to',
            message: 'To',
            description: 'Label of the last year',
          })}
          anyLabel={translate({
            id: 'site.map.lastYear',
            message: 'Last',
            description: 'Option for no last year',
          })}
          value={view.to}
          onChange={(to) => change({to, from: to && view.from > to ? to : view.from})}>
          {yearOptions}
        </Select>
      </div>
      <Checks
        label={translate({
          id: 'site.map.connections',
          message: 'Connections',
          description: 'Heading of the kinds of connections',
        })}>
        {EDGE_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={!view.hide.includes(kind)}
              onChange={() => change({hide: toggled(view.hide, kind)})}
            />
            <i data-line={kind} />
            {EDGE_NAMES[kind]}
          </label>
        ))}
      </Checks>
      <Checks
        label={translate({
          id: 'site.map.color',
          message: 'Color',
          description: 'Choice of the meaning of the colors',
        })}>
        {(['', 'age'] as const).map((color) => (
          <label key={color}>
            <input
              type="radio"
              name={id}
              checked={view.color === color}
              onChange={() => change({color})}
            />
            {COLOR_NAMES[color]}
            {color === 'age' && (
              <small className="site-meta">
                {years[0]} <i className={styles.scale} /> {years.at(-1)}
              </small>
            )}
          </label>
        ))}
      </Checks>
      <Checks
        label={translate({
          id: 'site.map.topics',
          message: 'Topics',
          description: 'Heading of the topics',
        })}>
        <Button
          small
          className={styles.all}
          onClick={() => change({without: hasAllTopics ? clusters.map(({name}) => name) : []})}>
          {hasAllTopics ? (
            <Translate id="site.map.noTopics" description="Button that hides all topics">
              None
            </Translate>
          ) : (
            <Translate id="site.map.allTopics" description="Button that shows all topics">
              All
            </Translate>
          )}
        </Button>
        {clusters.map(({name, size}, cluster) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={!view.without.includes(name)}
              onChange={() => change({without: toggled(view.without, name)})}
            />
            <i className="cluster-dot" style={clusterColor(cluster)} />
            {name}
            <small className="site-meta">{size}</small>
          </label>
        ))}
      </Checks>
    </search>
  );
}
