import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {blockTitle} from '../../lib/plotBlock';
import {drawPlot, seriesNames} from './drawPlot';
import type {PlotTable} from './plotData';
import {readPlotData, readPlotOptions} from './plotData';

/** Widths of the two drawings in CSS pixels; `src/css/plot.css` shows the one that there is room for. */
const WIDTHS = {wide: 640, narrow: 320};

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

function svgElement(svg: string, id: string, title: string, description: string): Element {
  const [drawing] = fromHtml(svg, {fragment: true, space: 'svg'}).children;
  const {properties, children} = drawing as Element;
  return element(
    'svg',
    {...properties, role: 'img', ariaLabelledBy: [`${id}-title`], ariaDescribedBy: [`${id}-desc`]},
    element('title', {id: `${id}-title`}, title),
    element('desc', {id: `${id}-desc`}, description),
    ...(children as ElementContent[]),
  );
}

/** The symbols of series, in the order in which Plot takes them. */
const SYMBOLS = '●✚◆■★▲';

/** @param hasSymbols whether points stand for the series, and no lines */
function legend(names: readonly string[], hasSymbols: boolean): Element[] {
  const items = names.map((name, place) =>
    element(
      'li',
      {},
      element(
        'span',
        {dataSeries: String(place + 1), ariaHidden: 'true'},
        ...(hasSymbols ? [SYMBOLS.charAt(place)] : []),
      ),
      name,
    ),
  );
  return items.length > 0 ? [element('ul', {className: ['plot-legend']}, ...items)] : [];
}

function tableElement({head, rows}: PlotTable): Element {
  const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));
  return element(
    'details',
    {className: ['plot-data']},
    element('summary', {}, 'The numbers as a table'),
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...head.map((name) => element('th', {scope: 'col'}, name))),
      ),
      element(
        'tbody',
        {},
        ...rows.map((cells) =>
          element(
            'tr',
            {},
            ...cells.map((cell) =>
              element('td', isNumber(cell) ? {align: 'right'} : {}, cell === '' ? '–' : cell),
            ),
          ),
        ),
      ),
    ),
  );
}

function figure(code: Code, post: string, id: string, title: string): Code {
  const options = readPlotOptions(code.value);
  const {rows, table} = readPlotData(post, options);
  const {description} = options;
  const drawings = Object.entries(WIDTHS).map(([name, width]) =>
    element(
      'div',
      {className: [`plot-${name}`]},
      svgElement(drawPlot(rows, options, width), `${id}-${name}`, title, description),
    ),
  );
  return {
    ...code,
    type: 'plot' as 'code',
    data: {
      hName: 'figure',
      hProperties: {className: ['plot']},
      hChildren: [
        ...legend(seriesNames(rows, options), options.marks.join() === 'dot'),
        ...drawings,
        element(
          'figcaption',
          {},
          element('p', {}, element('strong', {}, title)),
          element('p', {}, description),
          tableElement(table),
        ),
      ],
    },
  };
}

/**
 * Draws blocks of plots while the post is compiled: the reader gets a picture, its numbers as a table
 * and no script.
 */
export function remarkPlot() {
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
        const id = `plot-${node.position?.start.line ?? index}`;
        parent.children[index] = figure(node, file.path, id, title);
      } catch (error) {
        const {line} = node.position?.start ?? {};
        file.fail(
          `The plot "${title}" of line ${line} cannot be drawn: ${(error as Error).message}`,
          node,
        );
      }
    });
  };
}
