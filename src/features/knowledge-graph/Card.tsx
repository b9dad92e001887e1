import Link from '@docusaurus/Link';
import type {CSSProperties, ReactNode} from 'react';
import Button from '../../components/Button';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import {countText} from '../../lib/numbers';
import {clusterColor} from './clusterColor';
import styles from './stage.module.css';

/** A circle on the screen, in pixels from the top left corner of the map. */
export interface Spot {
  readonly post: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Whether there is more room on the left of it. */
  readonly isRight: boolean;
}

interface Props {
  readonly graph: KnowledgeGraph;
  readonly spot: Spot;
  readonly links: number;
  readonly isFocus: boolean;
  readonly onFocusMode: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/** What a post is, beside its circle. For pointers: keys have the link, and the buttons of the list. */
export default function Card(props: Props): ReactNode {
  const {graph, spot, links, isFocus, onFocusMode, onEnter, onLeave} = props;
  const {title = '', permalink = '', date, cluster = 0} = graph.nodes[spot.post] ?? {};
  const place = {'--x': `${spot.x}px`, '--y': `${spot.y}px`, '--radius': `${spot.radius}px`};
  return (
    <div
      className={styles.card}
      data-side={spot.isRight ? 'left' : 'right'}
      style={place as CSSProperties}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}>
      <Link to={permalink} tabIndex={-1}>
        {title}
      </Link>
      <p style={clusterColor(cluster)}>
        <i className="cluster-dot" /> {graph.clusters[cluster]?.name}
      </p>
      <p>
        <time dateTime={date}>{date}</time> · {countText(links, 'link')}
      </p>
      <Button small tabIndex={-1} onClick={onFocusMode}>
        {isFocus ? 'Leave focus' : 'Focus on this post'}
      </Button>
    </div>
  );
}
