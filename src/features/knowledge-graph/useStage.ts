import type {RefObject} from 'react';
import {useEffect, useEffectEvent, useRef} from 'react';
import type {KnowledgeGraph} from '../../lib/content-index/types';
import {cameraText, parseCamera} from '../../lib/graph-view/cameraText';
import {homeBounds} from '../../lib/graph-view/homeBounds';
import type {GraphCamera, GraphView} from '../../lib/graph-view/types';
import type {Tap} from './canvas/attachGestures';
import type {CardSpot, Stage} from './canvas/stage';
import {createStage} from './canvas/createStage';

interface Options {
  readonly graph: KnowledgeGraph;
  readonly view: GraphView;
  /** The posts that the view shows. */
  readonly posts: readonly number[];
  readonly lit: number | undefined;
  readonly onCamera: (camera: GraphCamera | null) => void;
  readonly onHover: (post: number | undefined) => void;
  readonly onGrab: () => void;
  readonly onTap: (post: number | undefined, tap: Tap) => void;
}

interface StageRefs {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Stands beside the lit post: `--x`, `--y` and `--radius` say where that is. */
  readonly card: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<Stage | undefined>;
}

/** Puts the drawing into a canvas and keeps it in step with the view. */
export function useStage(options: Options): StageRefs {
  const {graph, view, posts, lit} = options;
  const canvas = useRef<HTMLCanvasElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const onCamera = useEffectEvent(options.onCamera);
  const onHover = useEffectEvent(options.onHover);
  const onGrab = useEffectEvent(options.onGrab);
  const onTap = useEffectEvent(options.onTap);

  useEffect(() => {
    const life = new AbortController();
    const {signal} = life;
    const onPlaced = ({side, ...spot}: CardSpot) => {
      for (const [name, value] of Object.entries(spot)) {
        card.current?.style.setProperty(`--${name}`, `${value}px`);
      }
      card.current?.setAttribute('data-side', side);
    };
    if (canvas.current) {
      const handlers = {
        onCamera: (camera: GraphCamera | null) => onCamera(camera),
        onHover: (post: number | undefined) => onHover(post),
        onGrab: () => onGrab(),
        onTap: (post: number | undefined, tap: Tap) => onTap(post, tap),
      };
      stage.current = createStage({canvas: canvas.current, graph, onPlaced, signal, ...handlers});
    }
    return () => {
      life.abort();
      stage.current = undefined;
    };
  }, [graph]);

  useEffect(() => {
    stage.current?.show({posts, kinds: view.kinds, focus: view.focus});
  }, [graph, posts, view.kinds, view.focus]);

  // As single values: another view with the same camera must not move what the reader has moved.
  const {left, top, right, bottom} = homeBounds(graph, view);
  const camera = view.camera ? cameraText(view.camera) : '';
  useEffect(() => {
    stage.current?.look(parseCamera(camera), {left, top, right, bottom});
  }, [graph, camera, left, top, right, bottom]);

  useEffect(() => {
    stage.current?.light(lit);
  }, [graph, lit]);

  return {canvas, card, stage};
}
