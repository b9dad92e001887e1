import type {Scene, Spots} from './scene';

/** From here on titles are written beside the circles; before, the names of clusters are. */
const TITLES_FROM = 2;
const MOST_TITLES = 60;
const TITLE_LENGTH = 42;
const SIZE = 12;
const NAME_SIZE = 14;
const HALO = 4;

interface Label {
  readonly text: string;
  /** Left end and middle of the line. */
  readonly x: number;
  readonly y: number;
}

/** Writes on a halo of the ground's color, unless that would hide what is written already. */
function labelWriter(context: CanvasRenderingContext2D, {palette}: Scene, size: number) {
  const taken: {left: number; right: number; y: number}[] = [];
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO;
  context.strokeStyle = palette.ground;
  return ({text, x, y}: Label): boolean => {
    const right = x + context.measureText(text).width;
    if (
      taken.some((box) => Math.abs(box.y - y) < size * 1.3 && box.left < right && box.right > x)
    ) {
      return false;
    }
    taken.push({left: x, right, y});
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
    return true;
  };
}

function titleOf(title: string): string {
  return title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH - 1).trimEnd()}…` : title;
}

/** Titles of these posts, in this order, as many as have room. */
function writeTitles(
  context: CanvasRenderingContext2D,
  scene: Scene,
  spots: Spots,
  places: Iterable<number>,
): void {
  const {graph, palette, projection} = scene;
  context.font = `${SIZE}px ${palette.font}`;
  context.fillStyle = palette.text;
  const write = labelWriter(context, scene, SIZE);
  let written = 0;
  for (const place of places) {
    const [x = 0, y = 0, radius = 0] = [spots.x[place], spots.y[place], spots.radius[place]];
    if (x < 0 || x > projection.width || y < 0 || y > projection.height) {
      continue;
    }
    const text = titleOf(graph.nodes[place]?.title ?? '');
    written += write({text, x: x + radius + 5, y}) ? 1 : 0;
    if (written === MOST_TITLES) {
      return;
    }
  }
}

/** The name of each cluster in the middle of its posts, the largest first. */
function writeNames(context: CanvasRenderingContext2D, scene: Scene, spots: Spots): void {
  const {graph, shown, palette} = scene;
  const sums = graph.clusters.map(({name}) => ({name, x: 0, y: 0, posts: 0}));
  for (const place of shown) {
    const sum = sums[graph.nodes[place]?.cluster ?? -1];
    if (sum) {
      sum.x += spots.x[place] ?? 0;
      sum.y += spots.y[place] ?? 0;
      sum.posts += 1;
    }
  }
  context.font = `600 ${NAME_SIZE}px ${palette.font}`;
  context.fillStyle = palette.text;
  const write = labelWriter(context, scene, NAME_SIZE);
  for (const {name, x, y, posts} of sums.sort((a, b) => b.posts - a.posts)) {
    if (posts > 0) {
      write({text: name, x: x / posts - context.measureText(name).width / 2, y: y / posts});
    }
  }
}

export function drawLabels(context: CanvasRenderingContext2D, scene: Scene, spots: Spots): void {
  const {lit, near, shown, zoom, focus} = scene;
  context.save();
  if (lit !== undefined) {
    writeTitles(context, scene, spots, [lit, ...shown.filter((place) => near.has(place))]);
  } else if (zoom >= TITLES_FROM || focus !== undefined) {
    writeTitles(context, scene, spots, shown);
  } else {
    writeNames(context, scene, spots);
  }
  context.restore();
}
