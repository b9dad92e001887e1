import type {CSSProperties, ReactNode} from 'react';
import {memo, useMemo} from 'react';
import {clusterColor, colorsBy} from './clusterColor';
import type {Viewport} from './geometry';
import {edgePath, titleLabels, topicLabels} from './geometry';
import graph, {nodesOf} from './graph';
import {focusedPost, groupByCluster, neighborLists, shownEdgeKinds} from './lists';
import styles from './picture.module.css';
import type {GraphView} from './view';

/** Minimum zoom at which the labels are titles of posts instead of names of topics. */
const MIN_TITLES_ZOOM = 2;
/** Maximum number of posts whose titles fit at any zoom. */
const MAX_ALWAYS_TITLED = 8;
/** With more posts than this, lines are hidden while the map moves or a post is highlighted. */
const MAX_POSTS_WITH_MOVING_LINES = 500;

interface DrawingProps {
  /** Indices of the posts to draw. */
  readonly posts: readonly number[];
  readonly view: GraphView;
}

/** The lines and the circles. Each circle is a link, in the order of the list below the map. */
const Drawing = memo(function Drawing({posts, view}: DrawingProps): ReactNode {
  const colorOf = colorsBy(view.color);
  const shown = new Set(posts);
  return (
    <>
      {shownEdgeKinds(view).map((kind) => {
        const edges = graph.edges[kind].filter((ends) => ends.every((end) => shown.has(end)));
        return <path key={kind} data-kind={kind} d={edgePath(graph.nodes, edges)} />;
      })}
      {groupByCluster(graph, posts).map(({cluster, name, posts: group}) => (
        <g key={cluster} role="group" aria-label={name} style={clusterColor(cluster)}>
          {nodesOf(group).map((node) => (
            <a key={node.permalink} href={node.permalink} aria-label={node.title}>
              <circle cx={node.x} cy={node.y} r={node.radius} style={colorOf(node)} />
            </a>
          ))}
        </g>
      ))}
    </>
  );
});

/**
 * The highlighted post, its neighbors, and the lines between them. The first item of `posts` is the
 * highlighted post.
 */
function Surroundings({view, posts}: DrawingProps): ReactNode {
  const colorOf = colorsBy(view.color);
  const [highlighted = -1, ...neighbors] = posts;
  const edges = neighbors.map((neighbor) => [highlighted, neighbor] as const);
  return (
    <g className={styles.surroundings}>
      <path d={edgePath(graph.nodes, edges)} />
      {nodesOf(posts).map((node, index) => (
        <circle
          key={node.permalink}
          data-highlighted={index === 0 || undefined}
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
  readonly viewport: Viewport;
  /**
   * Index of the post under the pointer, or with keyboard focus. Not the focused post of `view`, which the
   * reader has chosen with a button.
   */
  readonly highlighted: number | undefined;
}

export default function MapPicture({posts, view, viewport, highlighted}: Props): ReactNode {
  const surroundings = useMemo(() => {
    if (highlighted === undefined) {
      return undefined;
    }
    const neighbors = neighborLists(graph, shownEdgeKinds(view))[highlighted] ?? [];
    return [highlighted, ...neighbors.filter((post) => posts.includes(post))];
  }, [highlighted, posts, view]);
  const focusedIndex = focusedPost(graph, view);
  const focused = graph.nodes[focusedIndex];
  const isCrowded = posts.length > MAX_ALWAYS_TITLED && viewport.zoom < MIN_TITLES_ZOOM && !focused;
  const labels =
    isCrowded && !surroundings
      ? topicLabels(graph, posts, viewport)
      : titleLabels(graph, surroundings ?? posts, viewport, highlighted ?? focusedIndex);
  const labelStyle = {'--letter-height': viewport.letterHeight * viewport.zoom} as CSSProperties;
  return (
    <>
      <g
        className={styles.whole}
        data-dimmed={surroundings && ''}
        data-large={posts.length > MAX_POSTS_WITH_MOVING_LINES ? '' : undefined}>
        <Drawing posts={posts} view={view} />
      </g>
      {focused && (
        <circle className={styles.focus} cx={focused.x} cy={focused.y} r={focused.radius + 3} />
      )}
      {surroundings && <Surroundings view={view} posts={surroundings} />}
      <g className={styles.labels} style={labelStyle} aria-hidden="true">
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
