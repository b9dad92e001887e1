import type {FocusEvent, ReactNode} from 'react';
import {useId} from 'react';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import {countText} from '../../lib/graph-view/countText';
import type {GraphView} from '../../lib/graph-view/types';
import Card from './Card';
import KeyHint from './KeyHint';
import styles from './stage.module.css';
import type {ChangeView} from './useGraphView';
import {useOpenPost} from './useOpenPost';
import {useSpot} from './useSpot';
import {useStage} from './useStage';
import {useStageKeys} from './useStageKeys';
import ZoomButtons from './ZoomButtons';

interface Props {
  readonly graph: KnowledgeGraph;
  readonly view: GraphView;
  readonly posts: readonly number[];
  /** Links of each post. */
  readonly links: readonly number[];
  readonly change: ChangeView;
}

/** The map: one stop of the Tab key, with a card beside the post that is lit. */
export default function Stage({graph, view, posts, links, change}: Props): ReactNode {
  const hint = useId();
  const spot = useSpot();
  const open = useOpenPost(graph);
  const lit = posts.find((post) => post === spot.lit);
  const chosen = posts.find((post) => post === spot.chosen);
  const spoken = chosen === undefined ? undefined : graph.nodes[chosen];
  const focusOn = (focus: number | null) => change({focus, camera: null});
  const {canvas, card, stage} = useStage({
    graph,
    view,
    posts,
    lit,
    onCamera: (camera) => change({camera}),
    onHover: spot.hover,
    onGrab: spot.clear,
    onTap(post, {by, newTab}) {
      // A finger cannot hover: its first tap shows what the second opens.
      if (post === undefined || (by === 'touch' && post !== spot.chosen)) {
        spot.choose(post);
      } else {
        open(post, newTab);
      }
    },
  });
  const onKeyDown = useStageKeys({
    graph,
    view,
    posts,
    stage,
    chosen: lit,
    choose: spot.choose,
    open,
    focusOn,
  });
  function onBlur({relatedTarget}: FocusEvent): void {
    if (!card.current?.contains(relatedTarget)) {
      spot.clear();
    }
  }
  return (
    <div className={styles.frame}>
      <div className={styles.stage}>
        {/* An application takes keys; no other role lets arrow keys walk over a picture. */}
        {/* eslint-disable jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/no-noninteractive-tabindex */}
        <div
          className={styles.region}
          role="application"
          aria-label="Map of the posts"
          aria-describedby={hint}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={onBlur}>
          <canvas ref={canvas} />
        </div>
        {/* eslint-enable */}
        <p className="visually-hidden" aria-live="polite">
          {spoken
            ? `${spoken.title}, ${countText(links[chosen ?? -1] ?? 0, 'link')}, topic ${graph.clusters[spoken.cluster]?.name}`
            : ''}
        </p>
        {lit === undefined ? null : (
          <Card
            graph={graph}
            post={lit}
            links={links[lit] ?? 0}
            isFocus={lit === view.focus}
            place={card}
            onFocusMode={() => focusOn(lit === view.focus ? null : lit)}
            onEnter={spot.hold}
            onLeave={() => spot.hover(undefined)}
          />
        )}
        <ZoomButtons stage={stage} />
      </div>
      <KeyHint id={hint} />
    </div>
  );
}
