import type {Element} from 'hast';
import {h, s} from 'hastscript';
import type {PlotData} from './plotData';
import {AREA_OPACITY, DASHES, OPACITIES} from './plotMarks';
import type {PlotOptions} from './plotOptions';
import {hasLine} from './plotOptions';

/** Paths of the symbols for points, in the order Plot assigns them to series. */
const SYMBOLS = [
  'M3.5,0A3.5,3.5,0,1,1,-3.5,0A3.5,3.5,0,1,1,3.5,0',
  'M-4.2,-1.4L-1.4,-1.4L-1.4,-4.2L1.4,-4.2L1.4,-1.4L4.2,-1.4L4.2,1.4L1.4,1.4L1.4,4.2L-1.4,4.2L-1.4,1.4L-4.2,1.4Z',
  'M0,-5.8L3.3,0L0,5.8L-3.3,0Z',
  'M-3.1,-3.1h6.2v6.2h-6.2Z',
  'M0,-5.9L1.3,-1.8L5.6,-1.8L2.1,0.7L3.4,4.7L0,2.2L-3.4,4.7L-2.1,0.7L-5.6,-1.8L-1.3,-1.8Z',
  'M0,-5.4L4.7,2.7L-4.7,2.7Z',
];

const svg = (width: number, parts: Element[]) =>
  s('svg', {viewBox: `${-width / 2} -6 ${width} 12`, width, height: 12, ariaHidden: 'true'}, parts);

/** Widths of the samples in pixels. A line is wide enough to show its dashes. */
const WIDTHS = {dot: 12, bar: 16, line: 32};

const line = (color: string, dashes: string | undefined) =>
  s('path', {d: 'M-16 0H16', stroke: color, strokeWidth: 2, strokeDashArray: dashes});

/**
 * Draws the sample of the series with this index in the style of the marks. With the option `dash`, its
 * line is solid, because the dashes have samples of their own.
 */
function sample(index: number, {marks, dash}: PlotOptions): Element {
  const color = `var(--plot-${index + 1})`;
  const isBar = marks.includes('bar') || marks.includes('column');
  const parts: Element[] = [];
  let width = WIDTHS.dot;
  if (isBar || marks.includes('area')) {
    const fill = {fill: color, fillOpacity: isBar ? OPACITIES[index] : AREA_OPACITY};
    const stroke = isBar ? color : 'none';
    parts.push(s('rect', {x: -7.5, y: -5, width: 15, height: 10, ...fill, stroke}));
    width = WIDTHS.bar;
  }
  if (hasLine(marks)) {
    parts.push(line(color, DASHES[dash ? 0 : index]));
    width = WIDTHS.line;
  }
  if (marks.includes('dot')) {
    parts.push(s('path', {d: SYMBOLS[index], fill: color}));
  }
  return svg(width, parts);
}

/**
 * Builds the legend of a plot: the names of the series, then those of the dashes. Returns an empty
 * list if there are no names.
 */
export function plotLegend({options, series, dashes}: PlotData): Element[] {
  const items = [
    ...series.map((name, index) => h('li', sample(index, options), name)),
    ...dashes.map((name, index) =>
      h('li', svg(WIDTHS.line, [line('var(--plot-rule)', DASHES[index])]), name),
    ),
  ];
  return items.length > 0 ? [h('ul.plot-legend', {dataSearchSkip: ''}, items)] : [];
}
