import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {CSSProperties, ReactNode} from 'react';
import Button from '../../components/Button';
import {clusterColor} from './clusterColor';
import styles from './stage.module.css';
import type {KnowledgeGraph} from './types';
import {useLinkCount} from './useLinkCount';

interface Props {
  readonly graph: KnowledgeGraph;
  readonly post: number;
  /** Position beside the post's circle. */
  readonly style: CSSProperties;
  /** Number of other posts that the post links to or that link to it. */
  readonly linkCount: number;
  /** True if the map shows only this post and its neighbors. */
  readonly isFocused: boolean;
  /** Called to focus the post, or to leave the focus. */
  readonly onFocusMode: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * Card with a post's title, topic and date, beside its circle. It is for pointers only. Keyboard
 * users have the links of the map and the buttons of the list.
 */
export default function Card(props: Props): ReactNode {
  const {graph, post, style, linkCount, isFocused, onFocusMode, onEnter, onLeave} = props;
  const formatLinkCount = useLinkCount();
  const {title, permalink, date, cluster = 0} = graph.nodes[post] ?? {};
  return (
    <div className={styles.card} style={style} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <Link to={permalink} tabIndex={-1}>
        {title}
      </Link>
      <p style={clusterColor(cluster)}>
        <i className="cluster-dot" /> {graph.clusters[cluster]?.name}
      </p>
      <p>
        <time dateTime={date}>{date}</time> · {formatLinkCount(linkCount)}
      </p>
      <Button small tabIndex={-1} onClick={onFocusMode}>
        {isFocused ? (
          <Translate id="site.map.leave" description="Button that shows all posts on the map again">
            Leave focus
          </Translate>
        ) : (
          <Translate id="site.map.focus" description="Button that shows only posts around a post">
            Focus on this post
          </Translate>
        )}
      </Button>
    </div>
  );
}
