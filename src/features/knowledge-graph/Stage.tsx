import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import type {CSSProperties, FocusEvent, MouseEvent, PointerEvent, ReactNode} from 'react';
import {useMemo, useRef} from 'react';
import {isPlainClick} from '../../hooks/useDelegatedLinks';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import {fitOf, frameOf} from '../../lib/graph-view/picture';
import type {GraphView} from '../../lib/graph-view/view';
import Card from './Card';
import Legend from './Legend';
import MapPicture from './MapPicture';
import {Hint, NarrowNote, ZoomButtons} from './StageNotes';
import styles from './stage.module.css';
import type {ChangeView} from './useGraphView';
import {useMapZoom} from './useMapZoom';
import {useSpot} from './useSpot';
import type {MapZoom} from './zoom';

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
  const {spot, show, hide, hideSoon, keep} = useSpot();
  const lastPointer = useRef('');
  const {focus} = view;
  // Without posts, the frame of the whole map is kept.
  const frame = useMemo(
    () => frameOf(graph, posts.length > 0 ? posts : graph.nodes.keys()),
    [graph, posts],
  );
  const fit = useMemo(() => fitOf(frame, frameOf(graph, graph.nodes.keys())), [graph, frame]);
  const viewBox = `${frame.left} ${frame.top} ${frame.width} ${frame.height}`;
  const {svg, camera, labels, transform, loadZoom} = useMapZoom(viewBox, hide);
  const postByPermalink = useMemo(
    () => new Map(graph.nodes.map(({permalink}, post) => [permalink, post])),
    [graph],
  );
  const lit = posts.find((post) => post === spot?.post);

  function postAt(target: EventTarget): number | undefined {
    return postByPermalink.get(linkAt(target)?.getAttribute('href') ?? '');
  }

  function showCard(target: EventTarget, post: number): void {
    const circle = linkAt(target)?.querySelector('circle')?.getBoundingClientRect();
    const stage = svg.current?.getBoundingClientRect();
    if (circle && stage) {
      const radius = circle.width / 2;
      const [x, y] = [circle.left - stage.left + radius, circle.top - stage.top + radius];
      show({post, x, y, radius});
    }
    void window.docusaurus.preload(graph.nodes[post]?.permalink ?? '');
  }

  function onPointerOver({target, pointerType}: PointerEvent): void {
    const post = postAt(target);
    if (pointerType === 'touch') {
      return;
    }
    if (post === undefined) {
      hideSoon();
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
      hide();
    } else if (isTouch && post !== lit) {
      event.preventDefault();
      showCard(event.target, post);
    } else if (isPlainClick(event)) {
      event.preventDefault();
      history.push(graph.nodes[post]?.permalink ?? '');
    }
  }

  async function withZoom(act: (zoom: MapZoom) => void): Promise<void> {
    const zoom = await loadZoom();
    if (zoom) {
      act(zoom);
    }
  }

  return (
    <>
      <NarrowNote />
      <div className={`no-print ${styles.frame}`}>
        <a className={styles.skip} href={`#${after}`}>
          <Translate id="site.map.skip" description="Link before the map">
            Skip the map
          </Translate>
        </a>
        <div className={styles.stage} data-no-preview onPointerEnter={() => void loadZoom()}>
          <svg
            ref={svg}
            role="group"
            aria-label={translate({
              id: 'site.map.label',
              message: 'Map of the posts',
              description: 'Accessible name of the map',
            })}
            viewBox={viewBox}
            style={{'--fit': fit} as CSSProperties}
            onPointerDown={({pointerType}) => {
              lastPointer.current = pointerType;
            }}
            onPointerOver={onPointerOver}
            onPointerLeave={hideSoon}
            onFocus={onFocus}
            onBlur={hideSoon}
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
              onEnter={keep}
              onLeave={hideSoon}
            />
          ) : null}
          <ZoomButtons withZoom={(act) => void withZoom(act)} />
        </div>
        <Legend graph={graph} color={view.color} onColor={(color) => change({color})} />
        <Hint />
      </div>
    </>
  );
}
