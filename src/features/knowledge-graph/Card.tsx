import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {CSSProperties, ReactNode} from 'react';
import Button from '../../components/Button';
import {clusterColor} from './clusterColor';
import graph, {linkCounts} from './graph';
import styles from './stage.module.css';
import {useLinkCount} from './useLinkCount';

interface Props {
  readonly post: number;
  /** Position beside the post's circle. */
  readonly style: CSSProperties;
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
  const {post, style, isFocused, onFocusMode, onEnter, onLeave} = props;
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
        <time dateTime={date}>{date}</time> · {formatLinkCount(linkCounts[post] ?? 0)}
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
