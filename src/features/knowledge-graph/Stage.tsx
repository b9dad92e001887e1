import Translate, {translate} from '@docusaurus/Translate';
import type {CSSProperties, ReactNode} from 'react';
import {useMemo} from 'react';
import type {KnowledgeGraph} from './types';
import {fitOf, frameOf} from './view/picture';
import type {GraphView} from './view/view';
import Card from './Card';
import Legend from './Legend';
import MapPicture from './MapPicture';
import {Hint, NarrowNote, ZoomButtons} from './StageNotes';
import styles from './stage.module.css';
import type {ChangeView} from './useGraphView';
import {useMapEvents} from './useMapEvents';
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

/** The map: an SVG whose circles are links, and a card beside the highlighted circle. */
export default function Stage({graph, view, posts, links, change, after}: Props): ReactNode {
  const card = useSpot();
  const {focus} = view;
  // Without posts, the frame of the whole map is kept.
  const frame = useMemo(
    () => frameOf(graph, posts.length > 0 ? posts : graph.nodes.keys()),
    [graph, posts],
  );
  const fit = useMemo(() => fitOf(frame, frameOf(graph, graph.nodes.keys())), [graph, frame]);
  const viewBox = `${frame.left} ${frame.top} ${frame.width} ${frame.height}`;
  const {svg, camera, labels, transform, loadZoom} = useMapZoom(viewBox, card.hide);
  const lit = posts.find((post) => post === card.spot?.post);
  const events = useMapEvents({graph, svg, loadZoom, card, lit});

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
            {...events}>
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
          {card.spot && lit !== undefined ? (
            <Card
              graph={graph}
              spot={card.spot}
              svg={svg}
              links={links[lit] ?? 0}
              isFocus={lit === focus}
              onFocusMode={() => change({focus: lit === focus ? null : lit})}
              onEnter={card.keep}
              onLeave={card.hideSoon}
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
