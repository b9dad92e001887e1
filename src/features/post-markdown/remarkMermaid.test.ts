import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {remarkMermaid} from './remarkMermaid';

function transformed(body: string, isStrict = true, path = 'blog/a.mdx'): Root {
  const tree = unified().use(remarkParse).parse(body);
  remarkMermaid(isStrict, {diagram: 'Diagram'})(tree, new VFile({path, value: body}));
  return tree;
}

const DIAGRAM = '```mermaid title="From A to B"\nflowchart TD\n  A[Start] --> B[End]\n```\n';

test('a Mermaid block becomes a figure that loads nothing from other sites', () => {
  const json = JSON.stringify(transformed(DIAGRAM));
  expect(json).toContain('"hName":"figure"');
  expect(json).toContain('"ariaLabel":"From A to B"');
  expect(json).toContain('"tagName":"figcaption"');
  expect(json).toContain('Start');
  expect(json).not.toMatch(/googleapis|@import|"tagName":"style"/);
});

test('two diagrams on a page do not share ids', () => {
  const imported = transformed(DIAGRAM, true, 'blog/_parts/_b c.mdx');
  const json = JSON.stringify([transformed(`${DIAGRAM}\n${DIAGRAM}`), imported]);
  expect(json).toContain('"id":"diagram-bc-1-');
  const ids = [...json.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('in strict blogs, a diagram without a title or with invalid syntax is an error', () => {
  expect(() => transformed('Text\n\n```mermaid\nflowchart TD\n  A --> B\n```')).toThrow(
    'A diagram needs a title',
  );
  expect(() => transformed('```mermaid title="Nothing"\nno such diagram\n```')).toThrow(
    'The diagram cannot be drawn',
  );
});

test('in other blogs, the title defaults to "Diagram", and an invalid diagram stays code', () => {
  const [diagram] = transformed('```mermaid\nflowchart TD\n  A --> B\n```', false).children;
  expect(diagram).toMatchObject({type: 'diagram'});
  const [code] = transformed('```mermaid\nno such diagram\n```', false).children;
  expect(code).toMatchObject({type: 'code', lang: 'mermaid'});
});

const chain = (direction: string) =>
  `\`\`\`mermaid title="A chain"\nflowchart ${direction}\n  A[Flat sheet of paper] --> B[Two folds in length] --> C[Tuck one end]\n\`\`\``;

interface Drawing {
  readonly properties: {readonly className: string[]; readonly tabIndex?: number};
}

/** Returns the classes and the `tabIndex` of each drawing of a diagram, without its caption. */
const drawings = (body: string) =>
  (transformed(body).children[0]?.data as unknown as {hChildren: Drawing[]}).hChildren
    .slice(0, -1)
    .map(({properties: {className, tabIndex}}) => `${className.join(' ')} ${tabIndex}`);

test('a wide diagram stays legible and scrolls with the keyboard', () => {
  expect(drawings(DIAGRAM)).toEqual(['diagram-box undefined']);
  expect(drawings(chain('LR'))).toEqual(['diagram-box scrolls 0']);
  expect(drawings(chain('TD'))).toEqual(['diagram-box undefined']);
  expect(JSON.stringify(transformed(chain('LR')))).toMatch(/"style":"min-width:[4-9]\d\dpx"/);
});
