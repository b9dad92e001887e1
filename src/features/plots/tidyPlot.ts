import {toHtml} from 'hast-util-to-html';
import {s} from 'hastscript';
import type {Box, PlacedText} from './plotGeometry';
import {contentsOf, overlaps, textBox, translationOf} from './plotGeometry';
import type {PlotRule} from './plotMarks';
import {DOT_RADIUS} from './plotMarks';

type ToPixels = (place: Pick<PlotRule, 'axis' | 'value'>) => number;

/** Distance in pixels between the positions to which a dot can move. */
const DOT_STEP = 2 * DOT_RADIUS + 1;

/** Returns the numbers from `from` to `to` in steps of `step`. */
const range = (from: number, to: number, step: number) =>
  Array.from(
    {length: Math.max(0, Math.floor((to - from) / step) + 1)},
    (_, index) => from + index * step,
  );

/** Returns how many steps a dot may move to either side, and the minimum distance between two dots. */
function dodgeLimits(isOnLine: boolean, band: number) {
  if (band > 0) {
    // The dots of a category stay about inside its band.
    const room = band / 2 - DOT_RADIUS;
    const maxSteps = Math.max(1, Math.floor(room / (2 * DOT_RADIUS)));
    return {maxSteps, minDistance: 2 * DOT_RADIUS};
  }
  // A moved dot shows a wrong value. On numeric axes, dots may therefore overlap more; on lines, even more.
  return {maxSteps: 2, minDistance: isOnLine ? DOT_RADIUS / 2 : DOT_RADIUS};
}

/**
 * Moves overlapping dots apart. If the y-axis is categorical, dots move along it, where the exact
 * position has no meaning. Otherwise, they move a few pixels to the side.
 *
 * @param frame the rectangle between the axes
 * @param isOnLine true if the dots are on lines
 * @param band height in pixels of a category on the y-axis; 0 if the axis is not categorical
 */
export function dodgeDots(svg: Element, frame: Box, isOnLine: boolean, band: number): void {
  const placed: {readonly x: number; readonly y: number}[] = [];
  const {maxSteps, minDistance} = dodgeLimits(isOnLine, band);
  // The dot's own place, then places on either side, nearest first.
  const offsets = [
    0,
    ...range(1, maxSteps, 1).flatMap((step) => [step * DOT_STEP, -step * DOT_STEP]),
  ];
  for (const {element, x, y} of contentsOf(svg).dots) {
    const free = offsets
      .map((by) => (band ? {x, y: y + by} : {x: x + by, y}))
      .filter((place) => place.x >= frame.left - 1 && place.x <= frame.right + 1)
      .find((place) =>
        placed.every(
          (earlier) =>
            Math.abs(earlier.x - place.x) >= minDistance ||
            Math.abs(earlier.y - place.y) >= minDistance,
        ),
      );
    const place = free ?? {x, y};
    placed.push(place);
    if (place.x !== x || place.y !== y) {
      const [left, top] = translationOf(element);
      element.setAttribute('transform', `translate(${left + place.x - x},${top + place.y - y})`);
    }
  }
}

function numberIn({textContent}: Element): number {
  return Number(textContent?.replaceAll(',', ''));
}

/** Returns the distance in pixels from a tick label to the exact place of its number; 0 for words. */
function shiftOf({element, box}: PlacedText, toPixels: ToPixels): number {
  const axis = element.parentElement?.getAttribute('aria-label')?.startsWith('x') ? 'x' : 'y';
  const center = (axis === 'x' ? box.left + box.right : box.top + box.bottom) / 2;
  // For words, the distance is NaN.
  return Math.abs(center - toPixels({axis, value: numberIn(element)})) || 0;
}

interface Tick extends PlacedText {
  readonly axis: Element | null;
  /** Number that is the same for neighbors with the same text. */
  readonly run: number;
  readonly shift: number;
  /** True for a power of ten on a logarithmic axis. */
  readonly isPower: boolean;
}

function readTicks(svg: Element, isLog: boolean, toPixels: ToPixels): Tick[] {
  const ticks: Tick[] = [];
  for (const text of contentsOf(svg).texts.filter(({element}) => element.textContent)) {
    const {parentElement: axis, textContent} = text.element;
    const before = ticks.at(-1);
    const isRepeated = before?.axis === axis && before.element.textContent === textContent;
    ticks.push({
      ...text,
      axis,
      run: (before?.run ?? 0) + (isRepeated ? 0 : 1),
      shift: shiftOf(text, toPixels),
      isPower: isLog && Number.isInteger(Math.log10(numberIn(text.element))),
    });
  }
  return ticks;
}

/**
 * Removes tick labels that overlap others or repeat their neighbor (on an axis of days, several labels
 * may name the same month). Of neighbors that round to the same number, keeps the one whose position is
 * nearest to that number.
 *
 * @param isLog true if an axis is logarithmic; its powers of ten are kept first
 */
export function thinTicks(svg: Element, isLog: boolean, toPixels: ToPixels): void {
  const ticks = readTicks(svg, isLog, toPixels).sort(
    (a, b) => Number(b.isPower) - Number(a.isPower) || a.run - b.run || a.shift - b.shift,
  );
  const kept: Tick[] = [];
  for (const tick of ticks) {
    const isKept = kept.every(
      ({axis, run: keptRun, box}) =>
        axis !== tick.axis || (keptRun !== tick.run && !overlaps(box, tick.box, 4)),
    );
    if (isKept) {
      kept.push(tick);
    } else {
      tick.element.remove();
    }
  }
}

interface LabelPosition {
  readonly x: number;
  readonly baseline: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

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
      // Covering another text is worse than covering marks, and leaving the picture is worst.
      const cost =
        marks.filter((mark) => overlaps(mark, box, 1)).length +
        textBoxes.filter((text) => overlaps(text, box, 3)).length * 50 +
        (isOutside ? 1000 : 0);
      return {position, box, cost};
    });
    const [best] = candidates.sort((a, b) => a.cost - b.cost);
    if (best) {
      textBoxes.push(best.box);
      const {x, baseline, anchor} = best.position;
      // The outline in the background color makes the label legible on marks.
      const style = {
        transform: `translate(${x},${baseline})`,
        textAnchor: anchor,
        fill: 'var(--plot-rule)',
        stroke: 'var(--plot-ground)',
        strokeWidth: 4,
        paintOrder: 'stroke',
      };
      svg.insertAdjacentHTML('beforeend', toHtml(s('text', style, label), {space: 'svg'}));
    }
  }
}
