import type {GraphEdgeKind} from '../../../lib/content-index/types';
import type {Scene, Spots} from './scene';

interface Stroke {
  readonly width: number;
  readonly alpha: number;
  readonly dash: readonly number[];
}

const STROKES: Readonly<Record<GraphEdgeKind, Stroke>> = {
  link: {width: 1.4, alpha: 0.6, dash: []},
  similarity: {width: 1, alpha: 0.4, dash: []},
  tag: {width: 1, alpha: 0.45, dash: [2, 4]},
};
/** Dashes are slow to draw; where there are many they could not be told apart anyway. */
const MOST_DASHED = 800;
/** A path costs more than its lines do once it is long, so it is drawn in pieces. */
const PIECE = 256;
/** Edges between two pauses, which divide the pieces: some ten milliseconds without a graphics card. */
const STEP = 1024;
const DIMMED = 0.3;

/** Draws the edges that fit and that can be seen, a path a piece; pauses after some of them. */
function* strokeEdges(
  context: CanvasRenderingContext2D,
  ends: readonly number[],
  {x, y}: Spots,
  {width, height}: Scene['projection'],
  fits: (from: number, to: number) => boolean,
): Generator<undefined, void> {
  let drawn = 0;
  context.beginPath();
  for (let place = 0; place + 1 < ends.length; place += 2) {
    const [from, to] = [ends[place] ?? 0, ends[place + 1] ?? 0];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [x[from], y[from], x[to], y[to]];
    const isBeside =
      Math.max(x1, x2) < 0 ||
      Math.min(x1, x2) > width ||
      Math.max(y1, y2) < 0 ||
      Math.min(y1, y2) > height;
    if (!isBeside && fits(from, to)) {
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      drawn += 1;
      if (drawn % PIECE === 0) {
        context.stroke();
        if (drawn % STEP === 0) {
          yield;
        }
        context.beginPath();
      }
    }
  }
  context.stroke();
}

export function* drawEdges(
  context: CanvasRenderingContext2D,
  scene: Scene,
  spots: Spots,
): Generator<undefined, void> {
  const {edges, lit, palette, projection} = scene;
  context.save();
  try {
    for (const [kind, ends] of edges) {
      const {width, alpha, dash} = STROKES[kind];
      context.setLineDash(ends.length / 2 > MOST_DASHED ? [] : [...dash]);
      context.lineWidth = width;
      context.strokeStyle = palette.edge;
      context.globalAlpha = lit === undefined ? alpha : alpha * DIMMED;
      yield* strokeEdges(
        context,
        ends,
        spots,
        projection,
        (from, to) => from !== lit && to !== lit,
      );
      if (lit !== undefined) {
        context.lineWidth = width + 0.6;
        context.strokeStyle = palette.lit;
        context.globalAlpha = 1;
        yield* strokeEdges(
          context,
          ends,
          spots,
          projection,
          (from, to) => from === lit || to === lit,
        );
      }
    }
  } finally {
    context.restore();
  }
}
