/** Places the names of topics on the map where they cover no circle. */
import type {KnowledgeGraph} from '../types';
import type {Box, Label, Look} from './picture';
import {LETTER_WIDTH, LINE_HEIGHT} from './picture';

/** Width of a topic's letters, which are larger and bolder, relative to those of a title. */
const NAME_SIZE = 1.15;

/** Gap between a name and a circle, in letter heights. */
const GAP = 0.25;

/** Maximum distance of a name from the center of its posts, as a share of the map's size. */
const REACH = 0.35;

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly cluster: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
}

export interface TopicLabel extends Label {
  readonly cluster: number;
}

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function boxAround(x: number, y: number, width: number, height: number): Box {
  return {left: x - width / 2, top: y - height / 2, width, height};
}

/** Distance from a point to a box; 0 inside. */
function distanceTo({left, top, width, height}: Box, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - left - width);
  const dy = Math.max(top - y, 0, y - top - height);
  return dx === 0 ? dy : dy === 0 ? dx : Math.hypot(dx, dy);
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** Returns centers of a text near a point, nearest first, that keep the whole text on screen. */
function spotsAround(x: number, y: number, size: Box, {seen, letters}: Look): Spot[] {
  const spots: Spot[] = [];
  const reach = REACH * Math.max(seen.width, seen.height);
  for (let dy = -reach; dy <= reach; dy += letters * 0.75) {
    for (let dx = -reach; dx <= reach; dx += letters * 1.5) {
      // Prefers a spot beside the topic to one above or below it.
      const distance = Math.hypot(dx, 1.5 * dy);
      const [left, top] = [x + dx - size.width / 2, y + dy - size.height / 2];
      if (
        left >= seen.left &&
        left + size.width <= seen.left + seen.width &&
        top >= seen.top &&
        top + size.height <= seen.top + seen.height
      ) {
        spots.push({x: x + dx, y: y + dy, distance});
      }
    }
  }
  return spots.sort((a, b) => a.distance - b.distance);
}

/**
 * Places the name of each topic as near as possible to the center of its posts without covering
 * circles or other names, the largest topic first. Leaves a name out if there is no room, or only
 * room nearer to posts of another topic; the list of topics still has it.
 */
export function topicLabels(
  {nodes, clusters}: KnowledgeGraph,
  posts: readonly number[],
  look: Look,
): readonly TopicLabel[] {
  const {seen, letters, shrink} = look;
  const circles = posts.flatMap((post): Circle[] => {
    const node = nodes[post];
    return node ? [{...node, radius: node.radius * shrink}] : [];
  });
  const groups = clusters
    .map(({name}, cluster) => ({name, cluster, own: circles.filter((c) => c.cluster === cluster)}))
    .filter(({own}) => own.some(({x, y}) => distanceTo(seen, x, y) === 0))
    .sort((a, b) => b.own.length - a.own.length);
  const placed: Box[] = [];
  return groups.flatMap(({name, cluster, own}): TopicLabel[] => {
    const width = name.length * letters * LETTER_WIDTH * NAME_SIZE;
    const height = letters * LINE_HEIGHT;
    const size = boxAround(0, 0, width, height);
    const [x, y] = [average(own.map((c) => c.x)), average(own.map((c) => c.y))];
    const spot = spotsAround(x, y, size, look).find((at) => {
      const box = boxAround(at.x, at.y, width, height);
      const grown = (by: number) => boxAround(at.x, at.y, width + 2 * by, height + 2 * by);
      const isCovered = ({x, y, radius}: Circle) =>
        distanceTo(grown(GAP * letters + radius), x, y) === 0;
      if (placed.some((other) => overlap(other, box)) || circles.some(isCovered)) {
        return false;
      }
      const gapTo = (c: Circle) => distanceTo(box, c.x, c.y) - c.radius;
      const nearest = (some: readonly Circle[]) =>
        some.reduce((least, c) => Math.min(least, gapTo(c)), Infinity);
      return nearest(own) <= nearest(circles);
    });
    if (!spot) {
      return [];
    }
    placed.push(boxAround(spot.x, spot.y, width, height));
    return [{text: name, cluster, x: Math.round(spot.x), y: Math.round(spot.y), anchor: 'middle'}];
  });
}
