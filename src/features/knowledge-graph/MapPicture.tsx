import type {CSSProperties, ReactNode} from 'react';
import {memo, useMemo} from 'react';
import {clusterColor, colorsBy} from './clusterColor';
import type {Look} from './geometry';
import {edgePath, titleLabels, topicLabels} from './geometry';
import {focusedPost, groupByCluster, neighborLists, shownKinds} from './lists';
import styles from './picture.module.css';
import type {KnowledgeGraph} from './types';
import type {GraphView} from './view';

/** Zoom from which titles are shown beside the circles, instead of topic names. */
const MIN_TITLES_ZOOM = 2;
/** Up to this number of posts, all titles fit at any zoom. */
const MAX_ALL_TITLED = 8;
/** With more posts, lines are hidden while the map moves or a post is highlighted. */
const MAX_MOVING_POSTS = 500;

interface DrawingProps {
  readonly graph: KnowledgeGraph;
  /** Indices of the posts shown. */
  readonly posts: readonly number[];
  readonly view: GraphView;
}

/** All lines, and all circles, each a link, in the order of the list below the map. */
const Drawing = memo(function Drawing({graph, posts, view}: DrawingProps): ReactNode {
  const colorOf = colorsBy(view.color, graph);
  const shown = new Set(posts);
  return (
    <>
      {shownKinds(view).map((kind) => (
        <path
          key={kind}
          data-kind={kind}
          d={edgePath(
            graph.nodes,
            graph.edges[kind].filter((ends) => ends.every((end) => shown.has(end))),
          )}
        />
      ))}
      {groupByCluster(graph, posts).map(({cluster, name, posts: group}) => (
        <g key={cluster} role="group" aria-label={name} style={clusterColor(cluster)}>
          {group
            .flatMap((post) => graph.nodes[post] ?? [])
            .map((node) => (
              <a key={node.permalink} href={node.permalink} aria-label={node.title}>
                <circle cx={node.x} cy={node.y} r={node.radius} style={colorOf(node)} />
              </a>
            ))}
        </g>
      ))}
    </>
  );
});

/** The highlighted post, its neighbors, and the lines between them. */
function Surroundings({
  graph,
  view,
  near,
}: Omit<DrawingProps, 'posts'> & {near: readonly number[]}) {
  const colorOf = colorsBy(view.color, graph);
  const [post = -1, ...neighbors] = near;
  return (
    <g className={styles.surroundings}>
      <path
        d={edgePath(
          graph.nodes,
          neighbors.map((other) => [post, other]),
        )}
      />
      {near
        .flatMap((each) => graph.nodes[each] ?? [])
        .map((node, place) => (
          <circle
            key={node.permalink}
            data-lit={place === 0 || undefined}
            style={colorOf(node) ?? clusterColor(node.cluster)}
            cx={node.x}
            cy={node.y}
            r={node.radius}
          />
        ))}
    </g>
  );
}

interface Props extends DrawingProps {
  readonly look: Look;
  /** Index of the post under the pointer or with the focus. */
  readonly lit: number | undefined;
}

/** Content of the map's SVG. */
export default function MapPicture({graph, posts, view, look, lit}: Props): ReactNode {
  const near = useMemo(() => {
    if (lit === undefined) {
      return undefined;
    }
    const neighbors = neighborLists(graph, shownKinds(view))[lit] ?? [];
    return [lit, ...neighbors.filter((post) => posts.includes(post))];
  }, [graph, lit, posts, view]);
  const focus = focusedPost(graph, view);
  const focused = graph.nodes[focus];
  const isCrowded = posts.length > MAX_ALL_TITLED && look.zoom < MIN_TITLES_ZOOM && !focused;
  const labels =
    isCrowded && !near
      ? topicLabels(graph, posts, look)
      : titleLabels(graph, near ?? posts, look, lit ?? focus);
  const letters = {'--letters': look.letters * look.zoom} as CSSProperties;
  return (
    <>
      <g
        className={styles.whole}
        data-dimmed={near && ''}
        data-large={posts.length > MAX_MOVING_POSTS ? '' : undefined}>
        <Drawing graph={graph} posts={posts} view={view} />
      </g>
      {focused && (
        <circle className={styles.focus} cx={focused.x} cy={focused.y} r={focused.radius + 3} />
      )}
      {near && <Surroundings graph={graph} view={view} near={near} />}
      <g className={styles.labels} style={letters} aria-hidden="true">
        {labels.map(({text, x, y, anchor, cluster}) => (
          <text
            key={`${text} ${x} ${y}`}
            x={x}
            y={y}
            data-anchor={anchor}
            style={cluster === undefined || view.color ? undefined : clusterColor(cluster)}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
