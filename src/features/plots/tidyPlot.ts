import type {Box, PlacedText} from './plotGeometry';
import {contentsOf, overlaps, textBox} from './plotGeometry';
import type {PlotRule} from './plotMarks';
import {DOT_RADIUS} from './plotMarks';

/** Converts a value on an axis to pixels. */
type ToPixels = (place: Pick<PlotRule, 'axis' | 'value'>) => number;

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

interface DodgeOptions {
  /** Height in pixels of a category on the y-axis; undefined if the axis is not categorical. */
  readonly band: number | undefined;
  /** The rectangle between the axes. */
  readonly frame: Box;
  /** True if the dots are on lines. */
  readonly hasLine: boolean;
}

/** Returns offsets in pixels to try: zero, then up to `maxSteps` steps to either side. */
const offsets = (maxSteps: number) =>
  [0, ...Array.from({length: maxSteps}, (_, index) => [index + 1, -index - 1]).flat()].map(
    (step) => step * (2 * DOT_RADIUS + 1),
  );

/**
 * Moves overlapping dots apart. If the y-axis is categorical, dots move along it, where the exact
 * position has no meaning. Otherwise, they move a few pixels to the side.
 */
export function dodgeDots(svg: Element, {band, frame, hasLine}: DodgeOptions): void {
  const placed: {readonly x: number; readonly y: number}[] = [];
  // Moved dots are inexact, so dots between numeric axes may overlap more, and on lines even more.
  const minDistance = band ? 2 * DOT_RADIUS : hasLine ? DOT_RADIUS / 2 : DOT_RADIUS;
  const maxSteps = band ? Math.max(1, Math.floor((band / 2 / DOT_RADIUS - 1) / 2)) : 2;
  for (const {element, x, y} of contentsOf(svg).dots) {
    const positions = offsets(maxSteps)
      .map((by) => (band ? {x, y: y + by, dx: 0, dy: by} : {x: x + by, y, dx: by, dy: 0}))
      .filter((position) => position.x >= frame.left - 1 && position.x <= frame.right + 1);
    const isFree = (position: {readonly x: number; readonly y: number}) =>
      placed.every(
        (earlier) =>
          Math.abs(earlier.x - position.x) >= minDistance ||
          Math.abs(earlier.y - position.y) >= minDistance,
      );
    const best = positions.find(isFree) ?? {x, y, dx: 0, dy: 0};
    placed.push(best);
    move(element, best.dx, best.dy);
  }
}

/** True for 1, 10, 100 and so on, which a logarithmic axis must show. */
function isPowerOfTen({textContent}: Element): boolean {
  return Number.isInteger(Math.log10(Number(textContent?.replaceAll(',', ''))));
}

/** Returns the distance in pixels from a tick label to the number that it shows; 0 if it shows none. */
function shiftOf({element, box}: PlacedText, toPixels: ToPixels): number {
  const axis = element.parentElement?.getAttribute('aria-label')?.startsWith('x') ? 'x' : 'y';
  const pixel = toPixels({axis, value: Number(element.textContent?.replaceAll(',', ''))});
  const center = axis === 'x' ? box.left + box.right : box.top + box.bottom;
  return Math.abs(center / 2 - pixel) || 0;
}

/**
 * Removes tick labels that are the same as a neighbor, such as the month of several days. Of rounded
 * numbers, the label nearest to its number stays.
 */
export function mergeTicks(svg: Element, toPixels: ToPixels): void {
  let last: PlacedText | undefined;
  for (const text of contentsOf(svg).texts.filter(({element}) => element.textContent)) {
    const isSame =
      last?.element.textContent === text.element.textContent &&
      last?.element.parentElement === text.element.parentElement;
    if (last && isSame && shiftOf(last, toPixels) <= shiftOf(text, toPixels)) {
      text.element.remove();
    } else {
      if (isSame) {
        last?.element.remove();
      }
      last = text;
    }
  }
}

/**
 * Removes tick labels that overlap others.
 *
 * @param isLog true if an axis is logarithmic; its powers of ten are kept first
 */
export function thinTicks(svg: Element, isLog: boolean): void {
  const keptTexts: PlacedText[] = [];
  const texts = contentsOf(svg).texts.filter(({element}) => element.textContent);
  const powers = texts.filter(({element}) => isLog && isPowerOfTen(element));
  for (const text of new Set([...powers, ...texts])) {
    const isOverlapping = keptTexts.some(
      ({element, box}) =>
        element.parentElement === text.element.parentElement && overlaps(box, text.box, 4),
    );
    if (isOverlapping) {
      text.element.remove();
    } else {
      keptTexts.push(text);
    }
  }
}

interface LabelPosition {
  readonly x: number;
  readonly baseline: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

const range = (from: number, to: number, step: number) =>
  Array.from(
    {length: Math.max(0, Math.floor((to - from) / step) + 1)},
    (_, index) => from + index * step,
  );

/** Vertical distance in pixels from a rule to the baseline of a label above or below it. */
const BASELINE_OFFSETS = [-7, 14];

/**
 * Returns possible positions for the label of a rule, best first.
 *
 * @param rule pixel at which the rule crosses the axis
 * @param length length of the label in pixels
 */
function labelPositions(
  rule: {x: number} | {y: number},
  length: number,
  frame: Box,
): LabelPosition[] {
  if ('y' in rule) {
    return range(0, frame.right - frame.left - length, 12).flatMap((fromRight) =>
      BASELINE_OFFSETS.map((dy) => ({
        x: frame.right - fromRight,
        baseline: rule.y + dy,
        anchor: 'end' as const,
      })),
    );
  }
  const above = (['middle', 'start', 'end'] as const).map((anchor) => ({
    x: rule.x,
    baseline: frame.top - 6,
    anchor,
  }));
  const inside = range(frame.top + 10, frame.bottom - 4, 8).flatMap((baseline) => [
    {x: rule.x + 5, baseline, anchor: 'start' as const},
    {x: rule.x - 5, baseline, anchor: 'end' as const},
  ]);
  return [...above, ...inside];
}

/**
 * Adds the labels of the rules, if possible where they cover no mark and no other text.
 *
 * @param frame the rectangle between the axes
 */
export function labelRules(
  svg: Element,
  rules: readonly PlotRule[],
  toPixels: ToPixels,
  frame: Box,
): void {
  const {texts, marks} = contentsOf(svg);
  const textBoxes = texts.map(({box}) => box);
  const width = Number(svg.getAttribute('width'));
  for (const rule of rules.filter(({label}) => label)) {
    const {label = ''} = rule;
    const pixel = rule.axis === 'y' ? {y: toPixels(rule)} : {x: toPixels(rule)};
    const length = textBox(label, 0, 0, 'start').right;
    const candidates = labelPositions(pixel, length, frame).map((position) => {
      const box = textBox(label, position.x, position.baseline, position.anchor);
      const isOutside = box.left < 0 || box.right > width || box.top < 0;
      const cost =
        marks.filter((mark) => overlaps(mark, box, 1)).length +
        textBoxes.filter((text) => overlaps(text, box, 3)).length * 50 +
        (isOutside ? 1000 : 0);
      return {position, box, cost};
    });
    const cheapest = Math.min(...candidates.map(({cost}) => cost));
    const best = candidates.find(({cost}) => cost === cheapest);
    if (best) {
      textBoxes.push(best.box);
      svg.append(labelElement(svg.ownerDocument, label, best.position));
    }
  }
}

/** Returns a label with an outline in the background color, so that it is legible on marks. */
function labelElement(
  document: Document,
  label: string,
  {x, baseline, anchor}: LabelPosition,
): Element {
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
