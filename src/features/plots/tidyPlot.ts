import type {Box, PlacedText} from './plotGeometry';
import {contentsOf, overlaps, textBox} from './plotGeometry';
import type {PlotOptions} from './plotData';
import {DOT_RADIUS} from './plotMarks';

/** Moves an element that Plot positions by `transform` or, if it is a circle, by its center. */
function move(element: Element, dx: number, dy: number): void {
  for (const [name, by] of [
    ['cx', dx],
    ['cy', dy],
  ] as const) {
    if (element.hasAttribute(name)) {
      element.setAttribute(name, String(Number(element.getAttribute(name)) + by));
    }
  }
  const [, x, y] =
    /^translate\(([-\d.]+),([-\d.]+)\)/.exec(element.getAttribute('transform') ?? '') ?? [];
  if (x !== undefined && y !== undefined) {
    element.setAttribute('transform', `translate(${Number(x) + dx},${Number(y) + dy})`);
  }
}

interface Room {
  /** Height in pixels of a category on the y-axis; undefined if the axis is not categorical. */
  readonly band: number | undefined;
  /** The rectangle between the axes. */
  readonly frame: Box;
  readonly hasLine: boolean;
}

/** Offsets to try, from zero to `most` steps to either side. */
const offsets = (most: number) =>
  [0, ...Array.from({length: most}, (_, at) => [at + 1, -at - 1]).flat()].map(
    (turn) => turn * (2 * DOT_RADIUS + 1),
  );

/**
 * Moves overlapping dots apart: along a categorical y-axis, where the exact position has no meaning,
 * otherwise by a few pixels to the side.
 */
export function dodgeDots(svg: Element, {band, frame, hasLine}: Room): void {
  const placed: {readonly x: number; readonly y: number}[] = [];
  // Between numeric axes dots may overlap more, on lines most, because moving them costs accuracy.
  const near = band ? 2 * DOT_RADIUS : hasLine ? DOT_RADIUS / 2 : DOT_RADIUS;
  const most = band ? Math.max(1, Math.floor((band / 2 / DOT_RADIUS - 1) / 2)) : 2;
  for (const {element, x, y} of contentsOf(svg).dots) {
    const spots = offsets(most)
      .map((by) => (band ? {x, y: y + by, dx: 0, dy: by} : {x: x + by, y, dx: by, dy: 0}))
      .filter(({x: at}) => at >= frame.left - 1 && at <= frame.right + 1);
    const isFree = (spot: {readonly x: number; readonly y: number}) =>
      placed.every(
        (other) => Math.abs(other.x - spot.x) >= near || Math.abs(other.y - spot.y) >= near,
      );
    const spot = spots.find(isFree) ?? {x, y, dx: 0, dy: 0};
    placed.push(spot);
    move(element, spot.dx, spot.dy);
  }
}

/** True for 1, 10, 100 and so on, which a logarithmic axis must show. */
function isPowerOfTen({textContent}: Element): boolean {
  return Number.isInteger(Math.log10(Number(textContent?.replaceAll(',', ''))));
}

/**
 * Removes tick labels that overlap others.
 *
 * @param isLog true if powers of ten have priority
 */
export function thinTicks(svg: Element, isLog: boolean): void {
  const kept: PlacedText[] = [];
  const texts = contentsOf(svg).texts.filter(({element}) => element.textContent);
  const powers = texts.filter(({element}) => isLog && isPowerOfTen(element));
  for (const text of new Set([...powers, ...texts])) {
    const meets = (other: PlacedText) =>
      other.element.parentElement === text.element.parentElement &&
      overlaps(other.box, text.box, 4);
    if (kept.some(meets)) {
      text.element.remove();
    } else {
      kept.push(text);
    }
  }
}

interface Spot {
  readonly x: number;
  readonly baseline: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

const range = (from: number, to: number, step: number) =>
  Array.from(
    {length: Math.max(0, Math.floor((to - from) / step) + 1)},
    (_, at) => from + at * step,
  );

/** Offsets in pixels of the baseline of a text above and below a line. */
const BESIDE = [-7, 14];

/** Candidate positions for the label of a rule, best first. */
function spotsOf(at: {x: number} | {y: number}, length: number, frame: Box): Spot[] {
  if ('y' in at) {
    return range(0, frame.right - frame.left - length, 12).flatMap((by) =>
      BESIDE.map((dy) => ({x: frame.right - by, baseline: at.y + dy, anchor: 'end' as const})),
    );
  }
  const above = (['middle', 'start', 'end'] as const).map((anchor) => ({
    x: at.x,
    baseline: frame.top - 6,
    anchor,
  }));
  const inside = range(frame.top + 10, frame.bottom - 4, 8).flatMap((baseline) => [
    {x: at.x + 5, baseline, anchor: 'start' as const},
    {x: at.x - 5, baseline, anchor: 'end' as const},
  ]);
  return [...above, ...inside];
}

/**
 * Labels the rules of a plot, if possible where the labels cover no mark or other text.
 *
 * @param toPixels converts a value on an axis to pixels
 * @param frame the rectangle between the axes
 */
export function nameRules(
  svg: Element,
  rules: PlotOptions['rules'] = [],
  toPixels: (axis: 'x' | 'y', value: string | number) => number,
  frame: Box,
): void {
  const {texts, marks} = contentsOf(svg);
  const taken = texts.map(({box}) => box);
  const width = Number(svg.getAttribute('width'));
  for (const rule of rules.filter(({label}) => label)) {
    const {label = ''} = rule;
    const at = 'y' in rule ? {y: toPixels('y', rule.y)} : {x: toPixels('x', rule.x)};
    const candidates = spotsOf(at, textBox(label, 0, 0, 'start').right, frame).map((spot) => {
      const box = textBox(label, spot.x, spot.baseline, spot.anchor);
      const isOutside = box.left < 0 || box.right > width || box.top < 0;
      const cost =
        marks.filter((mark) => overlaps(mark, box, 1)).length +
        taken.filter((text) => overlaps(text, box, 3)).length * 50 +
        (isOutside ? 1000 : 0);
      return {spot, box, cost};
    });
    const cheapest = Math.min(...candidates.map(({cost}) => cost));
    const best = candidates.find(({cost}) => cost === cheapest);
    if (best) {
      taken.push(best.box);
      svg.append(ruleName(svg.ownerDocument, label, best.spot));
    }
  }
}

/** Draws a label with an outline in the background color, so that it is legible on marks. */
function ruleName(document: Document, label: string, {x, baseline, anchor}: Spot): Element {
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  for (const [name, value] of Object.entries({
    transform: `translate(${x},${baseline})`,
    'text-anchor': anchor,
    fill: 'var(--plot-rule)',
    stroke: 'var(--plot-ground)',
    'stroke-width': '4',
    'paint-order': 'stroke',
  })) {
    text.setAttribute(name, value);
  }
  text.textContent = label;
  return text;
}
