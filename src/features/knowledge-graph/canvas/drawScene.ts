import {drawEdges} from './drawEdges';
import {drawLabels} from './drawLabels';
import {drawNodes} from './drawNodes';
import type {Scene, Spots} from './scene';

/** Draws everything anew; `ratio` is the number of the screen's pixels in one of the page's. */
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  spots: Spots,
  ratio: number,
): void {
  const {palette, projection} = scene;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, projection.width, projection.height);
  drawEdges(context, scene, spots);
  drawNodes(context, scene, spots);
  drawLabels(context, scene, spots);
}
