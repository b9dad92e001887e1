import type {Scene, Spots} from './scene';

const DIMMED = 0.25;
const RING = 3;

/** The posts on the screen, by cluster. */
function onScreen({graph, shown, projection}: Scene, {x, y, radius}: Spots): number[][] {
  const byCluster = graph.clusters.map((): number[] => []);
  for (const place of shown) {
    const [left = 0, top = 0, reach = 0] = [x[place], y[place], radius[place]];
    if (
      left > -reach &&
      left < projection.width + reach &&
      top > -reach &&
      top < projection.height + reach
    ) {
      byCluster[graph.nodes[place]?.cluster ?? -1]?.push(place);
    }
  }
  return byCluster;
}

function circle(context: CanvasRenderingContext2D, spots: Spots, place: number, more = 0): void {
  const [x = 0, y = 0, radius = 0] = [spots.x[place], spots.y[place], spots.radius[place]];
  context.moveTo(x + radius + more, y);
  context.arc(x, y, radius + more, 0, 2 * Math.PI);
}

/** Circles, a path a cluster; while a post is lit, all but it and its neighbors step back. */
export function drawNodes(context: CanvasRenderingContext2D, scene: Scene, spots: Spots): void {
  const {lit, near, focus, palette} = scene;
  const isBright = (place: number) => lit === undefined || place === lit || near.has(place);
  context.save();
  context.lineWidth = 1;
  context.strokeStyle = palette.ground;
  for (const [cluster, places] of onScreen(scene, spots).entries()) {
    context.fillStyle = palette.clusters[cluster] ?? palette.text;
    for (const bright of lit === undefined ? [true] : [false, true]) {
      context.globalAlpha = bright ? 1 : DIMMED;
      context.beginPath();
      places
        .filter((place) => isBright(place) === bright)
        .forEach((place) => circle(context, spots, place));
      context.fill();
      context.stroke();
    }
  }
  context.globalAlpha = 1;
  context.lineWidth = 2;
  for (const [place, color] of [
    [focus, palette.text],
    [lit, palette.lit],
  ] as const) {
    if (place !== undefined && scene.shown.includes(place)) {
      context.strokeStyle = color;
      context.beginPath();
      circle(context, spots, place, RING);
      context.stroke();
    }
  }
  context.restore();
}
