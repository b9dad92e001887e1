import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as BeautifulMermaid from 'beautiful-mermaid';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {h} from 'hastscript';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {blockTitle} from '../../lib/plotBlock';
import {wrapped} from '../plots';
import type {MarkdownTexts} from './markdownTexts';

/**
 * Requires the package by its path: it exports itself only to `import`, which the loader of
 * Docusaurus' configuration turns into `require`.
 *
 * @throws Error if the package is not installed
 */
function loadMermaid(): typeof BeautifulMermaid {
  const require = createRequire(__filename);
  const file = (require.resolve.paths('beautiful-mermaid') ?? [])
    .map((folder) => path.join(folder, 'beautiful-mermaid/dist/index.js'))
    .find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error('The package beautiful-mermaid is not installed; run npm install.');
  }
  return require(file) as typeof BeautifulMermaid;
}

/**
 * Removes the style sheet, which would load a font from another site, and the background, and makes
 * ids unique among the diagrams of the page.
 */
export function cleanDiagram(svg: string, id: string): string {
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ style="[^"]*"/, '')
    .replace(/ (id)="([^"]+)"/g, ` $1="${id}-$2"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`);
}

/** Smallest font size in CSS pixels. */
const MIN_LETTERS = 11;

/** Maximum width in CSS pixels of a diagram that fits every phone. */
const PHONE = 280;

/** Minimum width in CSS pixels at which a diagram's smallest letters are legible. */
function leastWidth(svg: string): number {
  const width = Number(/^<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1] ?? 0);
  const sizes = [...svg.matchAll(/ font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  return Math.ceil((width * MIN_LETTERS) / Math.min(...sizes, 13));
}

/**
 * Wraps a drawing in an element that scrolls if the drawing is wider than a phone.
 *
 * @param name accessible name of the element if it scrolls
 */
function drawingElement(svg: string, title: string, className: string, name: string): Element {
  const least = leastWidth(svg);
  const {children} = fromHtml(svg, {fragment: true, space: 'svg'});
  const [root] = children;
  if (root?.type === 'element') {
    root.properties['style'] = `min-width:${least}px`;
  }
  const image = h('div', {role: 'img', ariaLabel: title}, children);
  return least > PHONE
    ? h(
        'div',
        {className: [className, 'scrolls'], role: 'group', ariaLabel: name, tabIndex: 0},
        image,
      )
    : h('div', {className: [className]}, image);
}

function figure(code: Code, title: string, drawings: readonly string[], name: string): Code {
  const [wide = '', narrow] = drawings;
  return {
    ...code,
    type: 'diagram' as 'code',
    data: {
      hName: 'figure',
      hProperties: {className: ['diagram']},
      hChildren: [
        drawingElement(wide, title, narrow ? 'plot-wide' : 'diagram-box', name),
        ...(narrow ? [drawingElement(narrow, title, 'plot-narrow', name)] : []),
        h('figcaption', title),
      ],
    },
  };
}

const FLOWCHART = /^\s*(?:flowchart|graph)\b/;

/** Matches the start of a horizontal flowchart. */
const SIDEWAYS = /^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/;

/** Matches a label in brackets or between bars. */
const LABEL = /([[({|])([^[\](){}|\n]+)([\])}|])/g;

/** Maximum letters in a line of a label on phones. */
const LETTERS = 14;

/** Rewrites a flowchart for phones: it runs from top to bottom, and long labels are wrapped. */
function stacked(source: string): string {
  return source
    .replace(SIDEWAYS, '$1TD')
    .replace(
      LABEL,
      (_all, open: string, label: string, close: string) =>
        open + wrapped(label, LETTERS).replaceAll('\n', '<br>') + close,
    );
}

/** Draws a diagram, and for a wide flowchart also a narrow version for phones. */
function draw(source: string, id: string): string[] {
  const {renderMermaidSVG} = loadMermaid();
  const toSvg = (text: string, name: string, spacing = {}) =>
    cleanDiagram(renderMermaidSVG(text, {transparent: true, padding: 8, ...spacing}), name);
  const drawing = toSvg(source, id);
  if (leastWidth(drawing) <= PHONE || !FLOWCHART.test(source)) {
    return [drawing];
  }
  try {
    const narrow = toSvg(stacked(source), `${id}-narrow`, {nodeSpacing: 16, layerSpacing: 36});
    return leastWidth(narrow) < leastWidth(drawing) ? [drawing, narrow] : [drawing];
  } catch {
    // Wrapping made a label invalid. The wide drawing scrolls instead.
    return [drawing];
  }
}

/**
 * Draws Mermaid blocks while the post is compiled, so that the page needs no script.
 *
 * @param isStrict true if a diagram without a title, or one that cannot be drawn, fails the build.
 *   Otherwise the first gets the title "Diagram", and the second stays a code block.
 */
export function remarkMermaid({
  isStrict,
  texts,
}: {
  readonly isStrict: boolean;
  readonly texts: Pick<MarkdownTexts, 'diagram'>;
}) {
  return (tree: Root, file: VFile): void => {
    if (!String(file).includes('mermaid')) {
      return;
    }
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) {
        return;
      }
      const title = blockTitle(node.meta) ?? (isStrict ? undefined : texts.diagram);
      if (!title) {
        return file.fail('A diagram needs a title: ```mermaid title="What it shows"', node);
      }
      try {
        const id = `diagram-${node.position?.start.line ?? index}`;
        parent.children[index] = figure(node, title, draw(node.value, id), texts.diagram);
      } catch (error) {
        if (isStrict) {
          file.fail(`The diagram cannot be drawn: ${(error as Error).message}`, node);
        }
      }
    });
  };
}
