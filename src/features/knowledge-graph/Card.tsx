import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {ReactNode, RefObject} from 'react';
import {useLayoutEffect, useRef} from 'react';
import Button from '../../components/Button';
import type {KnowledgeGraph} from './types';
import {placeCard} from './view/placeCard';
import {clusterColor} from './clusterColor';
import styles from './stage.module.css';
import {useLinkCount} from './useLinkCount';

/** Position and size of a post's circle, in pixels from the top left corner of the map. */
export interface Spot {
  readonly post: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Props {
  readonly graph: KnowledgeGraph;
  readonly spot: Spot;
  /** The map. The card avoids its labels and circles with `data-near`. */
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly links: number;
  readonly isFocus: boolean;
  readonly onFocusMode: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * Card with a post's title, topic and date, beside its circle. For pointers only: keyboard users
 * have the links of the map and the buttons of the list.
 */
export default function Card(props: Props): ReactNode {
  const {graph, spot, svg, links, isFocus, onFocusMode, onEnter, onLeave} = props;
  const card = useRef<HTMLDivElement>(null);
  const linkCount = useLinkCount();
  useLayoutEffect(() => {
    const map = svg.current;
    const style = card.current?.style;
    const size = card.current?.getBoundingClientRect();
    if (!map || !style || !size) {
      return;
    }
    const stage = map.getBoundingClientRect();
    const others = [...map.querySelectorAll('[data-near]')].map((element) => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return {left: left - stage.left, top: top - stage.top, width, height};
    });
    const {left, top} = placeCard(spot, size, stage, others);
    style.left = `${left}px`;
    style.top = `${top}px`;
  });
  const {title = '', permalink = '', date, cluster = 0} = graph.nodes[spot.post] ?? {};
  return (
    <div ref={card} className={styles.card} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <Link to={permalink} tabIndex={-1}>
        {title}
      </Link>
      <p style={clusterColor(cluster)}>
        <i className="cluster-dot" /> {graph.clusters[cluster]?.name}
      </p>
      <p>
        <time dateTime={date}>{date}</time> · {linkCount(links)}
      </p>
      <Button small tabIndex={-1} onClick={onFocusMode}>
        {isFocus ? (
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
