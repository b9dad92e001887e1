import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {h, s} from 'hastscript';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {blockTitle} from '../../lib/plotBlock';
import {drawPlot} from './drawPlot';
import type {PlotTable} from './plotData';
import {readPlotData} from './plotData';
import {plotLegend} from './plotLegend';
import {readPlotOptions} from './plotOptions';

/** Widths of the two drawings in CSS pixels; `src/css/plot.css` shows the one that fits. */
export const WIDTHS = {wide: 520, narrow: 320};

/**
 * Returns a drawing as an SVG element with an accessible title and description, but without ids,
 * because a page may contain the same plot twice.
 */
export function svgElement(svg: string, title: string, description: string): Element {
  const [drawing] = fromHtml(svg, {fragment: true, space: 'svg'}).children;
  const {properties, children} = drawing as Element;
  return s(
    'svg',
    {...properties, role: 'img'},
    s('title', title),
    s('desc', description),
    children,
  );
}

function tableElement({head, rows}: PlotTable, summary: string): Element {
  const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));
  const cellElement = (cell: string) =>
    h('td', {align: isNumber(cell) ? 'right' : undefined}, cell || '–');
  const headElements = head.map((name) => h('th', {scope: 'col'}, name));
  return h(
    'details.plot-data',
    {dataSearchSkip: ''},
    h('summary', summary),
    h(
      'table',
      h('thead', h('tr', headElements)),
      h(
        'tbody',
        rows.map((cells) => h('tr', cells.map(cellElement))),
      ),
    ),
  );
}

/** Returns the figure that replaces a plot block. `post` is the path of the post. */
function figure(code: Code, post: string, title: string, summary: string): Code {
  const data = readPlotData(post, readPlotOptions(code.value));
  const {description} = data.options;
  const drawings = Object.entries(WIDTHS).map(([name, width]) =>
    h(`div.plot-${name}`, svgElement(drawPlot(data, width), title, description)),
  );
  return {
    ...code,
    // A type of its own, so that other plugins do not treat it as code.
    type: 'plot' as 'code',
    data: {
      hName: 'figure',
      hProperties: {className: ['plot']},
      hChildren: [
        ...plotLegend(data),
        ...drawings,
        h(
          'figcaption',
          h('p', h('strong', title)),
          h('p', description),
          tableElement(data.table, summary),
        ),
      ],
    },
  };
}

/**
 * Replaces each plot block with a drawing and a table of its numbers while the post is compiled, so
 * that the page needs no script.
 *
 * @param texts `numbers` is the label of the control that opens the table
 */
export function remarkPlot(texts: {readonly numbers: string}) {
  return (tree: Root, file: VFile): void => {
    if (!String(file).includes('plot')) {
      return;
    }
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'plot' || !parent || index === undefined) {
        return;
      }
      const title = blockTitle(node.meta);
      if (!title) {
        file.fail('A plot needs a title: ```plot title="What it shows"', node);
      }
      try {
        parent.children[index] = figure(node, file.path, title, texts.numbers);
      } catch (error) {
        const {line} = node.position?.start ?? {};
        file.fail(
          `The plot "${title}" on line ${line} cannot be drawn: ${(error as Error).message}`,
          node,
        );
      }
    });
  };
}
