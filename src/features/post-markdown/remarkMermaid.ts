import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type * as BeautifulMermaid from 'beautiful-mermaid';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {h} from 'hastscript';
import {createJiti} from 'jiti';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {blockTitle} from '../../lib/plotBlock';
import type {MarkdownTexts} from './markdownTexts';

/** Loads an ES module with `require`, because Docusaurus' loader of the configuration cannot `import` it. */
function loadMermaid(): typeof BeautifulMermaid {
  const file = fileURLToPath(createJiti(__filename).esmResolve('beautiful-mermaid'));
  return createRequire(__filename)(file) as typeof BeautifulMermaid;
}

/**
 * Removes the background, and the style sheet, which would load a font from another site. Adds a
 * prefix to all ids, so that diagrams on a page do not share any.
 */
function cleanDiagram(svg: string, id: string): string {
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ style="[^"]*"/, '')
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`);
}

/** Smallest legible font size in CSS pixels. */
const MIN_FONT_SIZE = 11;

/** Font size of the nodes of a diagram, before it is scaled. Other texts may be smaller. */
const NODE_FONT_SIZE = 13;

/** Maximum width in CSS pixels of a diagram that fits every phone. */
const PHONE_WIDTH = 280;

/**
 * Returns the minimum width in CSS pixels at which the smallest letters of a diagram are legible.
 */
function minLegibleWidth(svg: string): number {
  const width = Number(/^<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1] ?? 0);
  const sizes = [...svg.matchAll(/ font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  return Math.ceil((width * MIN_FONT_SIZE) / Math.min(...sizes, NODE_FONT_SIZE));
}

/**
 * Wraps a drawing in an element that scrolls if the drawing is wider than a phone.
 *
 * @param scrollLabel accessible name of the element if it scrolls
 */
function drawingElement(svg: string, title: string, scrollLabel: string): Element {
  const minWidth = minLegibleWidth(svg);
  const {children} = fromHtml(svg, {fragment: true, space: 'svg'});
  const [root] = children;
  if (root?.type === 'element') {
    root.properties['style'] = `min-width:${minWidth}px`;
  }
  const properties =
    minWidth > PHONE_WIDTH
      ? {className: 'diagram-box scrolls', role: 'group', ariaLabel: scrollLabel, tabIndex: 0}
      : {className: 'diagram-box'};
  return h('div', properties, h('div', {role: 'img', ariaLabel: title}, children));
}

function figure(code: Code, id: string, title: string, scrollLabel: string): Code {
  const svg = loadMermaid().renderMermaidSVG(code.value, {transparent: true, padding: 8});
  return {
    ...code,
    // A type of its own, so that other plugins do not treat it as code.
    type: 'diagram' as 'code',
    data: {
      hName: 'figure',
      hProperties: {className: ['diagram']},
      hChildren: [
        drawingElement(cleanDiagram(svg, id), title, scrollLabel),
        h('figcaption', title),
      ],
    },
  };
}

/**
 * Draws Mermaid blocks while the post is compiled, so that the page needs no script.
 *
 * @param isStrict true if a diagram without a title, or one that cannot be drawn, fails the build.
 *   Otherwise, the title defaults to "Diagram", and a diagram that cannot be drawn stays a code
 *   block.
 */
export function remarkMermaid(isStrict: boolean, texts: Pick<MarkdownTexts, 'diagram'>) {
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
        // Without the name, ids could clash if a page imports another file with a diagram.
        const name = path.parse(file.path).name.replace(/[^\p{L}\p{N}]/gu, '');
        const id = `diagram-${name}-${node.position?.start.line ?? index}`;
        parent.children[index] = figure(node, id, title, texts.diagram);
      } catch (error) {
        if (isStrict) {
          file.fail(`The diagram cannot be drawn: ${(error as Error).message}`, node);
        }
      }
    });
  };
}
