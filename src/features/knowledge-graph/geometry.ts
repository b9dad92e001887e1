/** Geometry of the map: frames, lines and labels. Lengths are in layout units. */
import type {GraphEdge, GraphNode, KnowledgeGraph} from './types';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Label {
  readonly text: string;
  readonly x: number;
  /** Vertical center of the line. */
  readonly y: number;
  /** The part of the text that is at `x`. */
  readonly anchor: 'start' | 'middle' | 'end';
  /** Cluster that the label names; undefined for the title of a post. */
  readonly cluster?: number;
}

/** Visible area of the map, its magnification, and the height of letters in it. */
export interface Look {
  readonly seen: Box;
  readonly zoom: number;
  readonly letters: number;
}

/** Margin around the outermost circles; leaves room for a name. */
const MARGIN = 26;
/** Limits the zoom on a few posts that are close together. */
const MIN_SIZE = 120;
/** Characters that fill the width of the map. */
const CHARACTERS = 125;
/** Average width relative to the letter height, slightly too large to keep labels apart. */
const LETTER_WIDTH = 0.56;
const LINE_HEIGHT = 1.3;
const MAX_TITLES = 60;
const MAX_TITLE = 42;

/** Returns the frame around some posts. */
export function frameOf(posts: readonly GraphNode[]): Box {
  const left = Math.min(...posts.map(({x, radius}) => x - radius)) - MARGIN;
  const top = Math.min(...posts.map(({y, radius}) => y - radius)) - MARGIN;
  const right = Math.max(...posts.map(({x, radius}) => x + radius)) + MARGIN;
  const bottom = Math.max(...posts.map(({y, radius}) => y + radius)) + MARGIN;
  const width = Math.round(Math.max(MIN_SIZE, right - left));
  const height = Math.round(Math.max(MIN_SIZE, bottom - top));
  return {
    left: Math.round((left + right - width) / 2),
    top: Math.round((top + bottom - height) / 2),
    width,
    height,
  };
}

/** Returns the letter height of a map that is shown as a whole. */
export function letterSize({width}: Box): number {
  return Math.round((width / (CHARACTERS * LETTER_WIDTH)) * 10) / 10;
}

/** Scale of circles in a magnified map, where they grow more slowly than the gaps between them. */
export function circleScale(zoom: number): number {
  return zoom ** -0.5;
}

/** Returns lines between pairs of nodes, as the `d` of one SVG path. */
export function edgePath(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): string {
  const lines = edges.map((ends) => {
    const [from, to] = ends.map((end) => nodes[end]);
    return from && to ? `M${from.x} ${from.y}l${to.x - from.x} ${to.y - from.y}` : '';
  });
  return lines.join('').replaceAll(' -', '-');
}

/** Selects labels that do not overlap, the first ones first. */
function withoutOverlaps(labels: readonly Label[], letters: number): Label[] {
  const placed: {readonly label: Label; readonly left: number; readonly right: number}[] = [];
  for (const label of labels) {
    const width = label.text.length * letters * LETTER_WIDTH;
    const left = label.x - {start: 0, middle: width / 2, end: width}[label.anchor];
    const right = left + width;
    const isFree = placed.every(
      (other) =>
        Math.abs(other.label.y - label.y) >= letters * LINE_HEIGHT ||
        other.left >= right ||
        other.right <= left,
    );
    if (isFree) {
      placed.push({label, left, right});
    }
  }
  return placed.map(({label}) => label);
}

/** Returns the number of circles that a label covers. */
function coveredBy({text, x, y, anchor}: Label, letters: number, posts: readonly GraphNode[]) {
  const width = text.length * letters * LETTER_WIDTH;
  const left = x - {start: 0, middle: width / 2, end: width}[anchor];
  return posts.filter(
    (post) =>
      post.x + post.radius > left &&
      post.x - post.radius < left + width &&
      Math.abs(post.y - y) < post.radius + letters / 2,
  ).length;
}

/** Returns positions for the name of a topic around its posts, best first. */
function namePositions(posts: readonly GraphNode[], letters: number) {
  const gap = letters * 0.8;
  const [left, right] = [Math.min(...posts.map(({x}) => x)), Math.max(...posts.map(({x}) => x))];
  const [high, low] = [
    Math.min(...posts.map(({y, radius}) => y - radius)) - gap,
    Math.max(...posts.map(({y, radius}) => y + radius)) + gap,
  ];
  const middle = (left + right) / 2;
  const columns = [middle, (left + middle) / 2, (middle + right) / 2, left, right];
  return columns.flatMap((x) => [high, low].map((y) => ({x: Math.round(x), y: Math.round(y)})));
}

/**
 * Returns the names of topics, each above or below its posts, where it covers the fewest circles and
 * no other name. The largest topics come first; a name without room is left out.
 */
export function topicLabels(
  {nodes, clusters}: KnowledgeGraph,
  posts: readonly number[],
  {letters}: Look,
): readonly Label[] {
  const shown = posts.flatMap((post) => nodes[post] ?? []);
  const labels: Label[] = [];
  for (const [cluster, {name}] of clusters.entries()) {
    const own = shown.filter((node) => node.cluster === cluster);
    const [best] = (own.length > 0 ? namePositions(own, letters) : [])
      .map((at): Label => ({text: name, cluster, anchor: 'middle', ...at}))
      .filter((label) => withoutOverlaps([...labels, label], letters).length > labels.length)
      .map((label) => ({label, covered: coveredBy(label, letters, shown)}))
      .sort((first, second) => first.covered - second.covered);
    labels.push(...(best ? [best.label] : []));
  }
  return labels;
}

/**
 * Returns the titles of posts that are on screen, as many as there is room for: first that of the
 * post `first`, if any, then those of the largest circles.
 */
export function titleLabels(
  {nodes}: KnowledgeGraph,
  posts: readonly number[],
  {seen: {left, top, width, height}, zoom, letters}: Look,
  first = -1,
): readonly Label[] {
  const rank = (post: number) => (post === first ? Infinity : (nodes[post]?.radius ?? 0));
  const labels = [...posts]
    .sort((a, b) => rank(b) - rank(a))
    .flatMap((post) => nodes[post] ?? [])
    .filter(({x, y}) => x >= left && x <= left + width && y >= top && y <= top + height)
    .map(({title, x, y, radius}): Label => {
      const text = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).trimEnd()}…` : title;
      const gap = radius * circleScale(zoom) + letters * 0.4;
      // Beside the circle, on the side that has more room.
      return x > left + width / 2
        ? {text, x: x - gap, y, anchor: 'end'}
        : {text, x: x + gap, y, anchor: 'start'};
    });
  return withoutOverlaps(labels, letters).slice(0, MAX_TITLES);
}
