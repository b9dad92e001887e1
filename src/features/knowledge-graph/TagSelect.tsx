import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {useDeferredValue, useId} from 'react';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import type {TagChoice} from '../../lib/graph-view/tagGroups';
import {tagGroups} from '../../lib/graph-view/tagGroups';
import styles from './filters.module.css';

interface Props {
  readonly graph: KnowledgeGraph;
  readonly tag: number | null;
  readonly onChange: (tag: number | null) => void;
}

const MOST_USED = 16;

function Options({choices}: {readonly choices: readonly TagChoice[]}): ReactNode {
  return choices.map(({tag, label, posts}) => (
    <option key={tag} value={tag}>
      {`${label} (${posts})`}
    </option>
  ));
}

/**
 * The hundreds of tags come in the browser, after what can be seen of the page; without JavaScript
 * nothing could be chosen anyway.
 */
export default function TagSelect({graph, tag, onChange}: Props): ReactNode {
  const id = useId();
  const isReady = useDeferredValue(useIsBrowser(), false);
  const [used, others] = isReady ? tagGroups(graph, MOST_USED) : [[], []];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Tag</label>
      <select
        id={id}
        value={tag ?? ''}
        onChange={({target}) => onChange(target.value === '' ? null : Number(target.value))}>
        <option value="">Any</option>
        <optgroup label="Most used">
          <Options choices={used} />
        </optgroup>
        <optgroup label="Others, A to Z">
          <Options choices={others} />
        </optgroup>
      </select>
    </div>
  );
}
