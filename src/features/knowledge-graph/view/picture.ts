/** Geometry of the map: frame, lines and labels. Lengths are in layout units. */
import type {GraphEdge, GraphEdgeKind, GraphEdges, GraphNode, KnowledgeGraph} from '../types';
import {neighborLists} from './lists';
import {EDGE_KINDS} from './view';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Label {
  readonly text: string;
  /** Position of the start, middle or end of the text, as `anchor` says. */
  readonly x: number;
  /** Vertical center of the line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Visible area and scale of the map. */
export interface Look {
  /** Visible area. */
  readonly seen: Box;
  /** Height of letters. */
  readonly letters: number;
  /** Ratio of a circle's drawn radius to its layout radius: circles grow slower than gaps. */
  readonly shrink: number;
}

/** Pan and zoom of the map: point p is drawn at p * k + (x, y) in the frame. */
export interface Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Margin around the outermost circles, as a share of the map's size. */
const MARGIN_SHARE = 0.04;
/** Leaves room for a name. */
const MIN_MARGIN = 26;
/** Limits the zoom on a few posts that are close together. */
const MIN_SIZE = 120;
/** With more edges, the map shows only the strongest of each post. */
const MAX_EDGES = 1500;
const STRONGEST = 2;
/** Lines of text that fill the height of the map, and characters that fill its width. */
const LINES = 46;
const CHARACTERS = 125;
/** Average width relative to the letter height, slightly too large to keep labels apart. */
export const LETTER_WIDTH = 0.56;
export const LINE_HEIGHT = 1.3;
const MAX_TITLES = 60;
const MAX_TITLE = 42;

/** Returns the frame around some posts, or a small one in the center if there are no posts. */
export function frameOf({nodes}: KnowledgeGraph, posts: Iterable<number>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const post of posts) {
    const {x = 0, y = 0, radius = 0} = nodes[post] ?? {};
    left = Math.min(left, x - radius);
    top = Math.min(top, y - radius);
    right = Math.max(right, x + radius);
    bottom = Math.max(bottom, y + radius);
  }
  if (left === Infinity) {
    [left, top, right, bottom] = [0, 0, 0, 0];
  }
  const margin = Math.max(MIN_MARGIN, MARGIN_SHARE * Math.max(right - left, bottom - top));
  const width = Math.max(MIN_SIZE, right - left + 2 * margin);
  const height = Math.max(MIN_SIZE, bottom - top + 2 * margin);
  return {
    left: Math.round((left + right - width) / 2),
    top: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Returns the letter height that has the same size on screen in a frame of any size. */
export function letterSize({width, height}: Box): number {
  return Math.round(Math.max(height / LINES, width / (CHARACTERS * LETTER_WIDTH)) * 10) / 10;
}

export function shrinkAt(zoom: number): number {
  return zoom ** -0.5;
}

/** Scale of circles in a frame, the same as if the whole map had been zoomed to this frame. */
export function fitOf(frame: Box, whole: Box): number {
  const zoom = Math.max(frame.width, frame.height) / Math.max(whole.width, whole.height);
  return Math.round(shrinkAt(Math.max(1, 1 / zoom)) * 100) / 100;
}

/**
 * Returns the visible area and scale after panning and zooming a frame.
 *
 * @param fit scale of circles before
 */
export function lookAt(frame: Box, {k, x, y}: Transform, fit = 1): Look {
  return {
    seen: {
      left: (frame.left - x) / k,
      top: (frame.top - y) / k,
      width: frame.width / k,
      height: frame.height / k,
    },
    letters: letterSize(frame) / k,
    shrink: fit * shrinkAt(k),
  };
}

/**
 * Returns the edges of these kinds between these posts. If there are too many to draw, returns
 * those that are among the two strongest of either post; kinds, and the edges of each kind, are
 * sorted by strength.
 */
export function drawnEdges(
  {edges}: KnowledgeGraph,
  posts: readonly number[],
  kinds: readonly GraphEdgeKind[],
): GraphEdges {
  const shown = new Set(posts);
  const within = (kind: GraphEdgeKind): readonly GraphEdge[] =>
    kinds.includes(kind) ? edges[kind].filter((ends) => ends.every((end) => shown.has(end))) : [];
  const found = {link: within('link'), similarity: within('similarity'), tag: within('tag')};
  if (found.link.length + found.similarity.length + found.tag.length <= MAX_EDGES) {
    return found;
  }
  const counts = new Map<number, number>();
  const countOf = (end: number): number => counts.get(end) ?? 0;
  for (const kind of EDGE_KINDS) {
    found[kind] = found[kind].filter((ends) => {
      const isStrongest = ends.some((end) => countOf(end) < STRONGEST);
      if (isStrongest) {
        ends.forEach((end) => counts.set(end, countOf(end) + 1));
      }
      return isStrongest;
    });
  }
  return found;
}

/** Returns the neighbors of a post along edges of these kinds, if they are among `posts`. */
export function neighborsOf(
  graph: KnowledgeGraph,
  post: number,
  posts: readonly number[],
  kinds: readonly GraphEdgeKind[],
): readonly number[] {
  const shown = new Set(posts);
  return (neighborLists(graph, kinds)[post] ?? []).filter((other) => shown.has(other));
}

/** Returns lines between pairs of nodes, as the `d` of one SVG path. */
export function edgePath(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): string {
  const lines = edges.map((ends) => {
    const [from, to] = ends.map((end) => nodes[end]);
    return from && to ? `M${from.x} ${from.y}l${to.x - from.x} ${to.y - from.y}` : '';
  });
  return lines.join('').replaceAll(' -', '-');
}

/** Selects labels that do not overlap, in their order. */
function fitting(labels: Iterable<Label>, letters: number, most: number): Label[] {
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
    if (placed.length === most) {
      break;
    }
  }
  return placed.map(({label}) => label);
}

/** Places a title to the right of its circle, or to the left if it would leave the screen. */
function titleLabel({title, x, y, radius}: GraphNode, {seen, letters, shrink}: Look): Label {
  const text = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).trimEnd()}…` : title;
  const gap = radius * shrink + letters * 0.4;
  const end = x + gap + text.length * letters * LETTER_WIDTH;
  return end > seen.left + seen.width
    ? {text, x: x - gap, y, anchor: 'end'}
    : {text, x: x + gap, y, anchor: 'start'};
}

/** Returns the titles of posts that are on screen, as many as there is room for. */
export function titleLabels(
  {nodes}: KnowledgeGraph,
  posts: readonly number[],
  look: Look,
): readonly Label[] {
  const {left, top, width, height} = look.seen;
  // The element may be wider or higher than the frame.
  const [beside, above] = [width / 4, height / 4];
  const shown = posts
    .flatMap((post) => nodes[post] ?? [])
    .filter(
      ({x, y}) =>
        x >= left - beside &&
        x <= left + width + beside &&
        y >= top - above &&
        y <= top + height + above,
    )
    .sort((a, b) => b.radius - a.radius);
  return fitting(
    shown.map((node) => titleLabel(node, look)),
    look.letters,
    MAX_TITLES,
  );
}
