import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CSSProperties, ReactNode, RefObject} from 'react';
import {memo, useMemo} from 'react';
import type {KnowledgeGraph} from './types';
import {groupByCluster} from './view/lists';
import type {Box, Label, Transform} from './view/picture';
import {drawnEdges, edgePath, letterSize, lookAt, neighborsOf, titleLabels} from './view/picture';
import type {TopicLabel} from './view/topicLabels';
import {topicLabels} from './view/topicLabels';
import type {GraphView} from './view/view';
import {EDGE_KINDS} from './view/view';
import {clusterColor, colorsBy} from './clusterColor';
import styles from './picture.module.css';

/** Zoom from which titles are shown beside the circles, instead of topic names. */
const MIN_TITLES_ZOOM = 2;
/** Up to this number of posts, all titles fit at any zoom. */
const MAX_ALL_TITLED = 8;
/** With more posts, lines are hidden while the map moves or a post is highlighted. */
const MAX_MOVING_POSTS = 500;

interface GraphProps {
  readonly graph: KnowledgeGraph;
  /** Indices of the posts shown. */
  readonly posts: readonly number[];
}

interface Props extends GraphProps {
  readonly view: GraphView;
  readonly frame: Box;
  /** Scale of the circles, as computed by `fitOf`. */
  readonly fit: number;
  readonly transform: Transform;
  /** Index of the post under the pointer or with the focus. */
  readonly lit: number | undefined;
  readonly labels: RefObject<SVGGElement | null>;
}

const Edges = memo(function Edges({
  graph,
  posts,
  kinds,
}: GraphProps & Pick<GraphView, 'kinds'>): ReactNode {
  const edges = drawnEdges(graph, posts, kinds);
  return EDGE_KINDS.map((kind) => (
    <path key={kind} data-kind={kind} d={edgePath(graph.nodes, edges[kind])} />
  ));
});

/** The circles, each a link, in the order of the list below the map. */
const Nodes = memo(function Nodes({
  graph,
  posts,
  color,
}: GraphProps & Pick<GraphView, 'color'>): ReactNode {
  // Without JavaScript there is no card, so a <title> provides a tooltip instead.
  const isBrowser = useIsBrowser();
  const colorOf = colorsBy(color, graph);
  return groupByCluster(graph, posts).map(({cluster, name, posts: group}) => (
    <g key={cluster} role="group" aria-label={name} style={clusterColor(cluster)}>
      {group.map((post) => {
        const node = graph.nodes[post];
        const {title = '', permalink = '', x, y, radius} = node ?? {};
        return (
          <a key={permalink} href={permalink} aria-label={isBrowser ? title : undefined}>
            {isBrowser ? null : <title>{title}</title>}
            <circle cx={x} cy={y} r={radius} style={node && colorOf(node)} />
          </a>
        );
      })}
    </g>
  ));
});

/** The highlighted post with all its edges; a large map otherwise shows only the strongest. */
function Surroundings({
  graph,
  post,
  neighbors,
  color,
}: {
  readonly graph: KnowledgeGraph;
  readonly post: number;
  readonly neighbors: readonly number[];
  readonly color: GraphView['color'];
}): ReactNode {
  const colorOf = colorsBy(color, graph);
  return (
    <g className={styles.surroundings}>
      <path
        d={edgePath(
          graph.nodes,
          neighbors.map((other) => [post, other]),
        )}
      />
      {[post, ...neighbors].map((shown) => {
        const node = graph.nodes[shown];
        const {x, y, radius, cluster = 0} = node ?? {};
        return (
          <circle
            key={shown}
            data-lit={shown === post || undefined}
            data-near={shown === post ? undefined : ''}
            style={(node && colorOf(node)) ?? clusterColor(cluster)}
            cx={x}
            cy={y}
            r={radius}
          />
        );
      })}
    </g>
  );
}

interface LabelProps extends Pick<Props, 'graph' | 'posts' | 'frame' | 'fit' | 'transform'> {
  readonly isFocused: boolean;
}

function labelsOf(
  {graph, posts, isFocused, frame, fit, transform}: LabelProps,
  neighbors: readonly number[] | undefined,
): readonly (Label & Partial<TopicLabel>)[] {
  const look = lookAt(frame, transform, fit);
  const isCrowded = posts.length > MAX_ALL_TITLED && transform.k < MIN_TITLES_ZOOM && !isFocused;
  return !neighbors && isCrowded
    ? topicLabels(graph, posts, look)
    : titleLabels(graph, neighbors ?? posts, look);
}

/** Content of the map's SVG. */
export default function MapPicture(props: Props): ReactNode {
  const {graph, posts, view, frame, fit, transform, lit, labels: labelsRef} = props;
  const {kinds, focus, color} = view;
  const neighbors = useMemo(
    () => (lit === undefined ? undefined : neighborsOf(graph, lit, posts, kinds)),
    [graph, lit, posts, kinds],
  );
  const isFocused = focus !== null;
  const shown = useMemo(
    () => labelsOf({graph, posts, isFocused, frame, fit, transform}, neighbors),
    [graph, posts, isFocused, frame, fit, transform, neighbors],
  );
  const focused = posts.includes(focus ?? -1) ? graph.nodes[focus ?? -1] : undefined;
  const labelStyle = {'--letters': letterSize(frame), '--zoom': transform.k};
  return (
    <>
      <g
        className={styles.whole}
        data-dimmed={neighbors ? '' : undefined}
        data-large={posts.length > MAX_MOVING_POSTS ? '' : undefined}>
        <Edges graph={graph} posts={posts} kinds={kinds} />
        <Nodes graph={graph} posts={posts} color={color} />
      </g>
      {focused ? (
        <circle className={styles.focus} cx={focused.x} cy={focused.y} r={focused.radius + 3} />
      ) : null}
      {lit === undefined || !neighbors ? null : (
        <Surroundings graph={graph} post={lit} neighbors={neighbors} color={color} />
      )}
      <g
        ref={labelsRef}
        className={styles.labels}
        style={labelStyle as CSSProperties}
        aria-hidden="true">
        {shown.map(({text, x, y, anchor, cluster}) => (
          <text
            key={`${text} ${x} ${y}`}
            x={x}
            y={y}
            data-anchor={anchor}
            data-near={neighbors && ''}
            style={cluster === undefined || color !== 'topic' ? undefined : clusterColor(cluster)}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
