import {useHistory} from '@docusaurus/router';
import type {CSSProperties, FocusEvent, MouseEvent, PointerEvent, ReactNode} from 'react';
import {useEffect, useMemo, useRef, useState} from 'react';
import Button from '../../components/Button';
import {isPlainClick} from '../../hooks/useDelegatedLinks';
import type {KnowledgeGraph} from './types';
import {fitOf, frameOf} from './view/picture';
import type {GraphView} from './view/view';
import type {Spot} from './Card';
import Card from './Card';
import Legend from './Legend';
import MapPicture from './MapPicture';
import styles from './stage.module.css';
import type {ChangeView} from './useGraphView';
import {useMapZoom} from './useMapZoom';
import type {MapZoom} from './zoom';

/** Milliseconds before the card is hidden, so that the pointer can reach it from the circle. */
const HIDE_DELAY = 400;

interface Props {
  readonly graph: KnowledgeGraph;
  readonly view: GraphView;
  readonly posts: readonly number[];
  /** Number of links of each post. */
  readonly links: readonly number[];
  readonly change: ChangeView;
  /** Id of the element that the skip link leads to. */
  readonly after: string;
}

function linkAt(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The map: an SVG whose circles are links, and a card beside the highlighted circle. */
export default function Stage({graph, view, posts, links, change, after}: Props): ReactNode {
  const history = useHistory();
  const [spot, setSpot] = useState<Spot>();
  const hiding = useRef(0);
  const lastPointer = useRef('');
  const {focus} = view;
  // Without posts, the frame of the whole map is kept.
  const frame = useMemo(
    () => frameOf(graph, posts.length > 0 ? posts : graph.nodes.keys()),
    [graph, posts],
  );
  const fit = useMemo(() => fitOf(frame, frameOf(graph, graph.nodes.keys())), [graph, frame]);
  const viewBox = `${frame.left} ${frame.top} ${frame.width} ${frame.height}`;
  const {svg, camera, labels, transform, loadZoom} = useMapZoom(viewBox, () => setSpot(undefined));
  const postByPermalink = useMemo(
    () => new Map(graph.nodes.map(({permalink}, post) => [permalink, post])),
    [graph],
  );
  const lit = posts.find((post) => post === spot?.post);

  const keepCard = () => clearTimeout(hiding.current);
  const hideCardSoon = () => {
    keepCard();
    hiding.current = window.setTimeout(() => setSpot(undefined), HIDE_DELAY);
  };
  useEffect(() => () => clearTimeout(hiding.current), []);

  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && setSpot(undefined);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  function postAt(target: EventTarget): number | undefined {
    return postByPermalink.get(linkAt(target)?.getAttribute('href') ?? '');
  }

  function showCard(target: EventTarget, post: number): void {
    keepCard();
    const circle = linkAt(target)?.querySelector('circle')?.getBoundingClientRect();
    const stage = svg.current?.getBoundingClientRect();
    if (circle && stage) {
      const radius = circle.width / 2;
      const [x, y] = [circle.left - stage.left + radius, circle.top - stage.top + radius];
      setSpot({post, x, y, radius});
    }
    void window.docusaurus.preload(graph.nodes[post]?.permalink ?? '');
  }

  function onPointerOver({target, pointerType}: PointerEvent): void {
    const post = postAt(target);
    if (pointerType === 'touch') {
      return;
    }
    if (post === undefined) {
      hideCardSoon();
    } else {
      showCard(target, post);
    }
  }

  function onFocus({target}: FocusEvent): void {
    const post = postAt(target);
    if (post === undefined || !target.matches(':focus-visible')) {
      return;
    }
    // Not the box of the link, which ignores the zoom in Firefox.
    const circle = (target.querySelector('circle') ?? target).getBoundingClientRect();
    const stage = svg.current?.getBoundingClientRect();
    // A circle at the edge may be covered by the frame's border, so it must be inside entirely.
    const isVisible =
      stage &&
      circle.left > stage.left &&
      circle.right < stage.right &&
      circle.top > stage.top &&
      circle.bottom < stage.bottom;
    if (isVisible) {
      showCard(target, post);
    } else {
      void loadZoom().then((zoom) => {
        const {x = 0, y = 0} = graph.nodes[post] ?? {};
        zoom?.centerOn(x, y);
        // On focus, the browser scrolled the page to the circle's old position.
        svg.current?.scrollIntoView({block: 'nearest', behavior: 'instant'});
        showCard(target, post);
      });
    }
  }

  /** Touch has no hover, so the first tap shows the card and the second opens the post. */
  function onClick(event: MouseEvent): void {
    const post = postAt(event.target);
    const isTouch = lastPointer.current === 'touch';
    lastPointer.current = '';
    if (post === undefined) {
      setSpot(undefined);
    } else if (isTouch && post !== lit) {
      event.preventDefault();
      showCard(event.target, post);
    } else if (isPlainClick(event)) {
      event.preventDefault();
      history.push(graph.nodes[post]?.permalink ?? '');
    }
  }

  const zoomBy = (act: (zoom: MapZoom) => void) => async () => {
    const zoom = await loadZoom();
    if (zoom) {
      act(zoom);
    }
  };

  return (
    <>
      <p className={styles.narrow}>
        The map needs a wider screen.{' '}
        <span>
          In the list below, use the number of links beside a post to show the posts around it.
        </span>
      </p>
      <div className={styles.frame}>
        <a className={styles.skip} href={`#${after}`}>
          Skip the map
        </a>
        <div className={styles.stage} data-no-preview onPointerEnter={() => void loadZoom()}>
          <svg
            ref={svg}
            role="group"
            aria-label="Map of the posts"
            viewBox={viewBox}
            style={{'--fit': fit} as CSSProperties}
            onPointerDown={({pointerType}) => {
              lastPointer.current = pointerType;
            }}
            onPointerOver={onPointerOver}
            onPointerLeave={hideCardSoon}
            onFocus={onFocus}
            onBlur={hideCardSoon}
            onClick={onClick}>
            <g ref={camera}>
              <MapPicture
                graph={graph}
                posts={posts}
                view={view}
                frame={frame}
                fit={fit}
                transform={transform}
                lit={lit}
                labels={labels}
              />
            </g>
          </svg>
          {spot && lit !== undefined ? (
            <Card
              graph={graph}
              spot={spot}
              svg={svg}
              links={links[lit] ?? 0}
              isFocus={lit === focus}
              onFocusMode={() => change({focus: lit === focus ? null : lit})}
              onEnter={keepCard}
              onLeave={hideCardSoon}
            />
          ) : null}
          <div className={styles.zoom} role="group" aria-label="Zoom">
            <Button small aria-label="Zoom in" onClick={zoomBy((zoom) => zoom.zoomIn())}>
              +
            </Button>
            <Button small aria-label="Zoom out" onClick={zoomBy((zoom) => zoom.zoomOut())}>
              −
            </Button>
            <Button small onClick={zoomBy((zoom) => zoom.reset())}>
              Fit
            </Button>
          </div>
        </div>
        <Legend graph={graph} color={view.color} onColor={(color) => change({color})} />
        <p className={styles.hint}>
          Every circle is a post. Lines connect posts that link to each other, use similar words or
          share a rare tag.{' '}
          <span>
            Drag to move; pinch or <kbd>Ctrl</kbd> + wheel to zoom. <kbd>Tab</kbd> moves from post
            to post, topic by topic.
          </span>
        </p>
      </div>
    </>
  );
}
