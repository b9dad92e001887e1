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
  /** Vertical center of the text. */
  readonly y: number;
  /** The part of the text that is at `x`. */
  readonly anchor: 'start' | 'middle' | 'end';
  /** Left end, estimated from the width of the text. */
  readonly left: number;
  readonly right: number;
  /** Cluster that the label names; undefined for the title of a post. */
  readonly cluster?: number;
}

/** Part of the map that is on screen. */
export interface Viewport {
  readonly visible: Box;
  /** 1 if the map is shown as a whole. */
  readonly zoom: number;
  readonly letterHeight: number;
}

/** Margin around the outermost circles; leaves room for a label. */
const MARGIN = 26;
/** Minimum width and height of a frame; limits the zoom on posts that are close together. */
const MIN_SIZE = 120;
/** Number of characters that fit in the width of the whole map. */
const CHARACTERS = 125;
/** Average width of a letter relative to its height; slightly overestimated, so that labels stay apart. */
const LETTER_WIDTH = 0.56;
/** Width of a topic's name, which is large and bold (`picture.module.css`), relative to other labels. */
const NAME_WIDTH = 1.15;
/** Minimum space between labels beside each other, in letters. */
const LABEL_GAP = 1;
/** Minimum line spacing of labels that overlap horizontally, in letter heights. */
const LINE_HEIGHT = 1.3;
const MAX_TITLES = 60;
/** Maximum width of a label, in letters; longer texts are shortened. */
const MAX_LABEL_WIDTH = 42;
/** Matches a character that is about twice as wide as a Latin letter. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;

/** Returns the box that contains the circles of some posts, with a margin. */
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
export function letterHeightOf({width}: Box): number {
  return Math.round((width / (CHARACTERS * LETTER_WIDTH)) * 10) / 10;
}

/** Returns the factor for radii in a magnified map: circles grow more slowly than the gaps. */
export function circleScale(zoom: number): number {
  return zoom ** -0.5;
}

/** Returns lines between pairs of nodes, as the `d` of one SVG path. */
export function edgePath(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): string {
  const lines = edges.map((ends) => {
    const [from, to] = ends.map((end) => nodes[end]);
    return from && to ? `M${from.x} ${from.y}l${to.x - from.x} ${to.y - from.y}` : '';
  });
  // In a path, a minus sign needs no space before it.
  return lines.join('').replaceAll(' -', '-');
}

/** Returns the width of a text in letters. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
}

function shortLabel(text: string): string {
  if (widthOf(text) <= MAX_LABEL_WIDTH) {
    return text;
  }
  let head = '';
  let width = 0;
  for (const character of text) {
    width += widthOf(character);
    if (width >= MAX_LABEL_WIDTH) {
      break;
    }
    head += character;
  }
  return `${head.trimEnd()}…`;
}

function withExtent(label: Omit<Label, 'left' | 'right'>, letterHeight: number): Label {
  const width = (widthOf(label.text) + LABEL_GAP) * letterHeight * LETTER_WIDTH;
  const left = label.x - {start: 0, middle: width / 2, end: width}[label.anchor];
  return {...label, left, right: left + width};
}

/**
 * Chooses a position for each label: the first one where it overlaps no earlier label. A label
 * without such a position is left out.
 *
 * @param candidates possible positions of each label, best first
 */
function placeLabels(candidates: readonly (readonly Label[])[], letterHeight: number): Label[] {
  const placed: Label[] = [];
  for (const positions of candidates) {
    const free = positions.find(({left, right, y}) =>
      placed.every(
        (other) =>
          Math.abs(other.y - y) >= letterHeight * LINE_HEIGHT ||
          other.left >= right ||
          other.right <= left,
      ),
    );
    if (free) {
      placed.push(free);
    }
  }
  return placed;
}

function countCovered(label: Label, letterHeight: number, posts: readonly GraphNode[]): number {
  return posts.filter(
    ({x, y, radius}) =>
      x + radius > label.left &&
      x - radius < label.right &&
      Math.abs(y - label.y) < radius + letterHeight / 2,
  ).length;
}

/** Returns possible positions for the name of a topic, above and below its posts. */
function namePositions(posts: readonly GraphNode[], letterHeight: number) {
  const gap = letterHeight * 0.8;
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
 * Returns labels with the names of topics. Each is above or below the topic's posts, where it
 * covers the fewest circles and no other label. Larger topics, which come first in `clusters`, are
 * placed first. A name without room is left out.
 */
export function topicLabels(
  {nodes, clusters}: KnowledgeGraph,
  posts: readonly number[],
  {letterHeight}: Viewport,
): readonly Label[] {
  const shownNodes = posts.flatMap((post) => nodes[post] ?? []);
  const candidates = clusters.map(({name}, cluster) => {
    const ofTopic = shownNodes.filter((node) => node.cluster === cluster);
    const text = shortLabel(name);
    return (ofTopic.length > 0 ? namePositions(ofTopic, letterHeight) : [])
      .map((at) => withExtent({text, cluster, anchor: 'middle', ...at}, letterHeight * NAME_WIDTH))
      .map((label) => ({...label, covered: countCovered(label, letterHeight, shownNodes)}))
      .sort((first, second) => first.covered - second.covered);
  });
  return placeLabels(candidates, letterHeight);
}

/**
 * Returns labels with the titles of posts in the visible area. The post `first` comes first, then
 * posts with larger circles. A title that would overlap an earlier title is left out.
 */
export function titleLabels(
  {nodes}: KnowledgeGraph,
  posts: readonly number[],
  {visible: {left, top, width, height}, zoom, letterHeight}: Viewport,
  first = -1,
): readonly Label[] {
  const rank = (post: number) => (post === first ? Infinity : (nodes[post]?.radius ?? 0));
  const candidates = posts
    .toSorted((a, b) => rank(b) - rank(a))
    .flatMap((post) => nodes[post] ?? [])
    .filter(({x, y}) => x >= left && x <= left + width && y >= top && y <= top + height)
    .map(({title, x, y, radius}) => {
      // The title is on the side of the circle that has more room.
      const isBefore = x > left + width / 2;
      const gap = radius * circleScale(zoom) + letterHeight * 0.4;
      const position = {
        x: isBefore ? x - gap : x + gap,
        anchor: isBefore ? 'end' : 'start',
      } as const;
      return [withExtent({text: shortLabel(title), y, ...position}, letterHeight)];
    });
  return placeLabels(candidates, letterHeight).slice(0, MAX_TITLES);
}
