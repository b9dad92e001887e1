import type {Element} from 'hast';
import {h, s} from 'hastscript';
import {DASHES} from './drawPlot';
import type {PlotOptions} from './plotData';

/** Symbols of points, in the order in which Plot takes them for series. */
const SYMBOLS = [
  'M3.5,0A3.5,3.5,0,1,1,-3.5,0A3.5,3.5,0,1,1,3.5,0',
  'M-4.2,-1.4L-1.4,-1.4L-1.4,-4.2L1.4,-4.2L1.4,-1.4L4.2,-1.4L4.2,1.4L1.4,1.4L1.4,4.2L-1.4,4.2L-1.4,1.4L-4.2,1.4Z',
  'M0,-5.8L3.3,0L0,5.8L-3.3,0Z',
  'M-3.1,-3.1h6.2v6.2h-6.2Z',
  'M0,-5.9L1.3,-1.8L5.6,-1.8L2.1,0.7L3.4,4.7L0,2.2L-3.4,4.7L-2.1,0.7L-5.6,-1.8L-1.3,-1.8Z',
  'M0,-5.4L4.7,2.7L-4.7,2.7Z',
];

/** A piece of a series as its marks draw it. */
function sample(place: number, marks: PlotOptions['marks']): Element {
  const color = `var(--plot-${place + 1})`;
  const isLine = marks.includes('line') || marks.includes('step');
  const isBar = marks.includes('bar') || marks.includes('column');
  return s('svg', {viewBox: '-16 -6 32 12', width: 32, height: 12, ariaHidden: 'true'}, [
    isBar || (marks.includes('area') && !isLine)
      ? s('rect', {x: -8, y: -5, width: 16, height: 10, fill: color, fillOpacity: isBar ? 1 : 0.35})
      : '',
    isLine
      ? s('path', {d: 'M-16 0H16', stroke: color, strokeWidth: 2, strokeDashArray: DASHES[place]})
      : '',
    marks.includes('dot') ? s('path', {d: SYMBOLS[place], fill: color}) : '',
  ]);
}

/** Names the series of a plot, if there are any. */
export function plotLegend(names: readonly string[], {marks}: PlotOptions): Element[] {
  const items = names.map((name, place) => h('li', sample(place, marks), name));
  return items.length > 0 ? [h('ul.plot-legend', items)] : [];
}
