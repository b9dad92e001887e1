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

/** Smallest legible font size in CSS pixels. */
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
function drawingElement(svg: string, title: string, name: string): Element {
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
        {className: ['diagram-box', 'scrolls'], role: 'group', ariaLabel: name, tabIndex: 0},
        image,
      )
    : h('div', {className: ['diagram-box']}, image);
}

function figure(code: Code, id: string, title: string, name: string): Code {
  const svg = loadMermaid().renderMermaidSVG(code.value, {transparent: true, padding: 8});
  return {
    ...code,
    type: 'diagram' as 'code',
    data: {
      hName: 'figure',
      hProperties: {className: ['diagram']},
      hChildren: [drawingElement(cleanDiagram(svg, id), title, name), h('figcaption', title)],
    },
  };
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
        parent.children[index] = figure(node, id, title, texts.diagram);
      } catch (error) {
        if (isStrict) {
          file.fail(`The diagram cannot be drawn: ${(error as Error).message}`, node);
        }
      }
    });
  };
}
