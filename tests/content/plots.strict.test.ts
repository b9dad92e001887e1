import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import {drawPlot} from '../../src/features/plots/drawPlot';
import {readPlotData} from '../../src/features/plots/plotData';
import {contentsOf, overlaps} from '../../src/features/plots/plotGeometry';
import {readPlotOptions} from '../../src/features/plots/plotOptions';
import {WIDTHS} from '../../src/features/plots/remarkPlot';
import {readContent} from '../../src/features/content-check/readContent';
import {fixtureContent, repository} from '../support/sites';

const files = [repository, fixtureContent].flatMap((root) =>
  readContent(root)
    .posts.map(({file}) => path.join(root, file))
    .filter((file) => readFileSync(file, 'utf8').includes('```plot')),
);

const PLOT = /^```plot([^\n]*)\n(.*?)^```/gms;

/** Returns a line for each text of a drawing that is cut off or overlaps another. */
function faultsOf(svg: string): string[] {
  const {document} = parseHTML(`<body>${svg}</body>`);
  const drawing = document.querySelector('svg') as unknown as Element;
  const [width, height] = ['width', 'height'].map((name) => Number(drawing.getAttribute(name)));
  const page = {left: 0, top: 0, right: width ?? 0, bottom: height ?? 0};
  const texts = contentsOf(drawing).texts.filter(({element}) => element.textContent);
  return texts.flatMap(({element, box}, index) => [
    ...(box.left < page.left - 1 ||
    box.top < page.top - 1 ||
    box.right > page.right + 1 ||
    box.bottom > page.bottom + 1
      ? [`cut off: ${element.textContent}`]
      : []),
    ...texts
      .slice(index + 1)
      .filter((other) => overlaps(box, other.box))
      .map((other) => `${element.textContent} meets ${other.element.textContent}`),
  ]);
}

test.each(files)('no text of a plot is cut off or overlaps another, narrow or wide: %s', (file) => {
  for (const [, meta, settings = ''] of readFileSync(file, 'utf8').matchAll(PLOT)) {
    const data = readPlotData(file, readPlotOptions(settings));
    for (const width of Object.values(WIDTHS)) {
      const drawing = drawPlot(data, width);
      expect(faultsOf(drawing), `${meta}, ${width} pixels`).toEqual([]);
      expect(drawing.includes('NaN'), 'a number that could not be drawn').toBe(false);
    }
  }
});
