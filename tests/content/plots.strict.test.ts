import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {parseHTML} from 'linkedom';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import {drawPlot} from '../../src/features/plots/drawPlot';
import {readPlotData, readPlotOptions} from '../../src/features/plots/plotData';
import {contentsOf, overlaps} from '../../src/features/plots/plotGeometry';
import {remarkPlot, WIDTHS} from '../../src/features/plots/remarkPlot';
import {readContent} from '../../src/features/content-check/readContent';
import {fixtureContent, repository} from '../support/sites';

const files = [repository, fixtureContent].flatMap((root) =>
  readContent(root)
    .posts.map(({file}) => path.join(root, file))
    .filter((file) => readFileSync(file, 'utf8').includes('```plot')),
);

function plotsOf(file: string): Code[] {
  const plots: Code[] = [];
  visit(unified().use(remarkParse).parse(readFileSync(file, 'utf8')), 'code', (node) => {
    if (node.lang === 'plot') {
      plots.push(node);
    }
  });
  return plots;
}

/** Returns a line for each text of a drawing that is cut off or overlaps another. */
function faultsOf(svg: string): string[] {
  const {document} = parseHTML(`<body>${svg}</body>`);
  const drawing = document.querySelector('svg') as unknown as Element;
  const [width, height] = ['width', 'height'].map((name) => Number(drawing.getAttribute(name)));
  const page = {left: 0, top: 0, right: width ?? 0, bottom: height ?? 0};
  const texts = contentsOf(drawing).texts.filter(({element}) => element.textContent);
  return texts.flatMap(({element, box}, place) => [
    ...(box.left < page.left - 1 || box.right > page.right + 1 || box.bottom > page.bottom + 1
      ? [`cut off: ${element.textContent}`]
      : []),
    ...texts
      .slice(place + 1)
      .filter((other) => overlaps(box, other.box))
      .map((other) => `${element.textContent} meets ${other.element.textContent}`),
  ]);
}

describe.each(files.map((file) => [path.relative(repository, file), file]))('%s', (_name, file) => {
  test('every plot can be drawn from its data', () => {
    const source = readFileSync(file, 'utf8');
    const tree = unified().use(remarkParse).parse(source);
    expect(() =>
      remarkPlot({numbers: 'Numbers'})(tree, new VFile({path: file, value: source})),
    ).not.toThrow();
    const drawn = tree.children.filter(({type}) => type !== 'code');
    expect(JSON.stringify(drawn).includes('NaN'), 'a number that could not be drawn').toBe(false);
  });

  test('no text of a plot is cut off or overlaps another, on a phone and on a wide screen', () => {
    for (const {value, meta} of plotsOf(file)) {
      const options = readPlotOptions(value);
      const {rows} = readPlotData(file, options);
      for (const width of Object.values(WIDTHS)) {
        expect(faultsOf(drawPlot(rows, options, width)), `${meta}, ${width} pixels`).toEqual([]);
      }
    }
  });
});
