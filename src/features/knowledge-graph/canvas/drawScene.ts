import {drawEdges} from './drawEdges';
import {drawLabels} from './drawLabels';
import {drawNodes} from './drawNodes';
import type {Scene, Spots} from './scene';

/**
 * Draws everything anew, and pauses where there are many edges. Whoever does not go on to the end
 * must say so, with `return`.
 *
 * @param ratio the number of the screen's pixels in one of the page's
 */
export function* sceneSteps(
  context: CanvasRenderingContext2D,
  scene: Scene,
  spots: Spots,
  ratio: number,
): Generator<undefined, void> {
  const {palette, projection} = scene;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, projection.width, projection.height);
  yield* drawEdges(context, scene, spots);
  drawNodes(context, scene, spots);
  drawLabels(context, scene, spots);
}

/** Draws everything anew, without a pause. */
export function drawScene(...scene: Parameters<typeof sceneSteps>): void {
  const steps = sceneSteps(...scene);
  while (!steps.next().done) {
    // Each step is drawn by being asked for.
  }
}
