import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useCallback, useMemo, useState} from 'react';
import Button from '../../components/Button';
import Card from './Card';
import {frameOf} from './geometry';
import graph from './graph';
import {focusedPost} from './lists';
import MapPicture from './MapPicture';
import styles from './stage.module.css';
import type {Highlight} from './useHighlight';
import {useHighlight} from './useHighlight';
import {useMapZoom} from './useMapZoom';
import type {GraphView} from './view';

/** Factor by which a zoom button changes the zoom. */
const ZOOM_STEP = 1.5;

interface Props {
  readonly view: GraphView;
  readonly posts: readonly number[];
  /** Focuses a post, or no post. */
  readonly onFocusMode: (post: number | undefined) => void;
  /** Id of the element that the skip link leads to. */
  readonly skipTo: string;
}

/** The map: an SVG whose circles are links, and a card beside the highlighted circle. */
export default function Stage({view, posts, onFocusMode, skipTo}: Props): ReactNode {
  const frame = useMemo(() => frameOf(graph.nodes), []);
  const target = useMemo(
    () => (posts.length > 0 ? frameOf(posts.flatMap((post) => graph.nodes[post] ?? [])) : frame),
    [frame, posts],
  );
  const [highlight, setHighlight] = useState<Highlight>();
  const onMove = useCallback(() => setHighlight(undefined), []);
  const {svg, camera, viewport, zoomBy, fit, centerOn} = useMapZoom(frame, target, onMove);
  const {events, cancelHide, hideSoon} = useHighlight({highlight, setHighlight, centerOn});
  const highlighted = posts.find((post) => post === highlight?.post);
  const isFocused = highlighted === focusedPost(graph, view);
  return (
    <div className={`no-print ${styles.frame}`}>
      <a className={`visually-hidden ${styles.skip}`} href={`#${skipTo}`}>
        <Translate id="site.map.skip" description="Link before the map">
          Skip the map
        </Translate>
      </a>
      <div className={styles.stage} data-no-preview>
        <svg
          ref={svg}
          role="group"
          aria-label={translate({
            id: 'site.map.label',
            message: 'Map of the posts',
            description: 'Accessible name of the map',
          })}
          viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
          {...events}>
          <g ref={camera}>
            <MapPicture posts={posts} view={view} viewport={viewport} highlighted={highlighted} />
          </g>
        </svg>
        {highlight && highlighted !== undefined ? (
          <Card
            post={highlighted}
            style={highlight.style}
            isFocused={isFocused}
            onFocusMode={() => onFocusMode(isFocused ? undefined : highlighted)}
            onEnter={cancelHide}
            onLeave={hideSoon}
          />
        ) : null}
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
          Every circle is a post; a larger one is a longer post. Lines connect posts that link to
          each other, use similar words or share a rare tag.
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
