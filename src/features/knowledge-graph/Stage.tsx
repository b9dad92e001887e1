import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';
import Button from '../../components/Button';
import {clusterColor} from './clusterColor';
import {frameOf} from './geometry';
import graph, {linkCounts, mapFrame, nodesOf} from './graph';
import {focusedPost} from './lists';
import MapPicture from './MapPicture';
import styles from './stage.module.css';
import type {Highlight} from './useHighlight';
import {useHighlight} from './useHighlight';
import {useLinkCount} from './useLinkCount';
import {useMapZoom} from './useMapZoom';
import type {GraphView} from './view';

/** Id of the heading above the list of posts, to which the skip link leads. */
export const LIST_ID = 'posts-by-topic';

export const LEAVE_FOCUS = translate({
  id: 'site.map.leave',
  message: 'Leave focus',
  description: 'Button that shows all posts on the map again',
});

const ZOOM_STEP = 1.5;

interface Props {
  readonly view: GraphView;
  /** Indices of the shown posts. */
  readonly posts: readonly number[];
  readonly onFocusPost: (post: number | undefined) => void;
}

/** The map: an SVG whose circles are links, and a card beside the highlighted circle. */
export default function Stage({view, posts, onFocusPost}: Props): ReactNode {
  const target = posts.length > 0 ? frameOf(nodesOf(posts)) : mapFrame;
  const [highlight, setHighlight] = useState<Highlight>();
  const {svg, camera, viewport, zoomBy, fit, centerOn} = useMapZoom(target, () =>
    setHighlight(undefined),
  );
  const {events, cancelHide, hideSoon} = useHighlight(highlight, setHighlight, centerOn);
  // The filters may have removed the highlighted post.
  const highlighted = posts.find((post) => post === highlight?.post);
  const post = graph.nodes[highlighted ?? -1];
  const isFocused = highlighted === focusedPost(graph, view);
  const formatLinkCount = useLinkCount();
  return (
    <div className={`no-print ${styles.frame}`}>
      <a className={`visually-hidden ${styles.skip}`} href={`#${LIST_ID}`}>
        <Translate id="site.map.skip" description="Link before the map">
          Skip the map
        </Translate>
      </a>
      <div className={`site-box ${styles.stage}`} data-no-preview>
        <svg
          ref={svg}
          role="group"
          aria-label={translate({
            id: 'site.map.label',
            message: 'Map of the posts',
            description: 'Accessible name of the map',
          })}
          viewBox={`${mapFrame.left} ${mapFrame.top} ${mapFrame.width} ${mapFrame.height}`}
          {...events}>
          <g ref={camera}>
            <MapPicture posts={posts} view={view} viewport={viewport} highlighted={highlighted} />
          </g>
        </svg>
        {highlight && post && highlighted !== undefined && (
          // For pointers only. Keyboard users have the map's links and the list's buttons.
          <div
            className={styles.card}
            style={highlight.style}
            onPointerEnter={cancelHide}
            onPointerLeave={hideSoon}>
            <Link to={post.permalink} tabIndex={-1}>
              {post.title}
            </Link>
            <p style={clusterColor(post.cluster)}>
              <i className="cluster-dot" /> {graph.clusters[post.cluster]?.name}
            </p>
            <p>
              <time dateTime={post.date}>{post.date}</time> ·{' '}
              {formatLinkCount(linkCounts[highlighted] ?? 0)}
            </p>
            <Button
              small
              tabIndex={-1}
              onClick={() => onFocusPost(isFocused ? undefined : highlighted)}>
              {isFocused ? (
                LEAVE_FOCUS
              ) : (
                <Translate
                  id="site.map.focus"
                  description="Button that shows only the posts connected to a post">
                  Focus on this post
                </Translate>
              )}
            </Button>
          </div>
        )}
        <div
          className={`needs-scripts ${styles.zoom}`}
          role="group"
          aria-label={translate({
            id: 'site.map.zoom',
            message: 'Zoom',
            description: 'Accessible name of the zoom buttons',
          })}>
          <Button
            small
            aria-label={translate({
              id: 'site.map.zoomIn',
              message: 'Zoom in',
              description: 'Button of the map',
            })}
            onClick={() => zoomBy(ZOOM_STEP)}>
            +
          </Button>
          <Button
            small
            aria-label={translate({
              id: 'site.map.zoomOut',
              message: 'Zoom out',
              description: 'Button of the map',
            })}
            onClick={() => zoomBy(1 / ZOOM_STEP)}>
            −
          </Button>
          <Button small onClick={fit}>
            <Translate id="site.map.fit" description="Button that shows the whole map again">
              Fit
            </Translate>
          </Button>
        </div>
      </div>
      <p className={styles.hint}>
        <Translate id="site.map.help" description="Below the map">
          Every circle is a post; the longer the post, the larger the circle. Lines connect posts
          that link to each other, use similar words or share a rare tag.
        </Translate>{' '}
        <span className="needs-scripts">
          <Translate
            id="site.map.keys"
            description="Below the map; the placeholders are names of keys"
            values={{ctrl: <kbd>Ctrl</kbd>, tab: <kbd>Tab</kbd>}}>
            {
              'Drag to move; pinch or {ctrl} + wheel to zoom. {tab} moves from post to post, topic by topic.'
            }
          </Translate>
        </span>
      </p>
    </div>
  );
}
