import Link from '@docusaurus/Link';
import type {CSSProperties, ReactNode, RefObject} from 'react';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import {countText} from '../../lib/graph-view/countText';
import {clusterToken} from './clusterToken';
import styles from './stage.module.css';

interface Props {
  readonly graph: KnowledgeGraph;
  readonly post: number;
  readonly links: number;
  readonly isFocus: boolean;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onFocusMode: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/** What the lit post is; it stands beside it. For pointers: keys have Enter and F. */
export default function Card(props: Props): ReactNode {
  const {graph, post, links, isFocus, place, onFocusMode, onEnter, onLeave} = props;
  const node = graph.nodes[post];
  const cluster = node?.cluster ?? 0;
  return node ? (
    <div ref={place} className={styles.card} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <Link to={node.permalink} tabIndex={-1}>
        {node.title}
      </Link>
      <p style={{'--cluster': `var(${clusterToken(cluster)})`} as CSSProperties}>
        <i /> {graph.clusters[cluster]?.name}
      </p>
      <p>
        <time dateTime={node.date}>{node.date}</time> · {countText(links, 'link')}
      </p>
      <button type="button" tabIndex={-1} onClick={onFocusMode}>
        {isFocus ? 'Leave focus' : 'Focus on this post'}
      </button>
    </div>
  ) : null;
}
