import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as BeautifulMermaid from 'beautiful-mermaid';
import {fromHtml} from 'hast-util-from-html';
import {h} from 'hastscript';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {blockTitle} from '../../lib/plotBlock';

/**
 * The package offers itself to `import` alone, but the loader of Docusaurus's configuration turns
 * `import()` into `require`. So it is required by its path, which Node can do with an ES module.
 *
 * @throws Error when the package is not installed
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
 * The drawing without what the page has itself: the style sheet (it would load a font from another
 * site), the background, and names that would meet those of the page's other diagrams.
 */
export function cleanDiagram(svg: string, id: string): string {
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ style="[^"]*"/, '')
    .replace(/ (id)="([^"]+)"/g, ` $1="${id}-$2"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`);
}

function figure(code: Code, title: string, svg: string): Code {
  return {
    ...code,
    type: 'diagram' as 'code',
    data: {
      hName: 'figure',
      hProperties: {className: ['diagram']},
      hChildren: [
        h('div', {role: 'img', ariaLabel: title}, fromHtml(svg, {fragment: true, space: 'svg'})),
        h('figcaption', title),
      ],
    },
  };
}

/**
 * Draws blocks of Mermaid while the post is compiled: the reader gets a picture and no script.
 *
 * @param isStrict whether a diagram without a title, or one that cannot be drawn, fails the build;
 *   else the first is called a diagram, and the second stays code
 */
export function remarkMermaid({isStrict}: {readonly isStrict: boolean}) {
  return (tree: Root, file: VFile): void => {
    if (!String(file).includes('mermaid')) {
      return;
    }
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) {
        return;
      }
      const title = blockTitle(node.meta) ?? (isStrict ? undefined : 'Diagram');
      if (!title) {
        return file.fail('A diagram needs a title: ```mermaid title="What it shows"', node);
      }
      const {renderMermaidSVG} = loadMermaid();
      try {
        const svg = renderMermaidSVG(node.value, {transparent: true});
        const id = `diagram-${node.position?.start.line ?? index}`;
        parent.children[index] = figure(node, title, cleanDiagram(svg, id));
      } catch (error) {
        if (isStrict) {
          file.fail(`The diagram cannot be drawn: ${(error as Error).message}`, node);
        }
      }
    });
  };
}
