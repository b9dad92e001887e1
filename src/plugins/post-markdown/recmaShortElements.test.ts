import {compile} from '@mdx-js/mdx';
import {createElement} from 'react';
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {expect, test} from 'vitest';
import {recmaShortElements} from './recmaShortElements';

const COMPONENTS: Readonly<Record<string, string>> = {h2: 'h3'};

function useElement() {
  return (name: string, props: object | 0 = 0, ...children: never[]) =>
    createElement(COMPONENTS[name] ?? name, props || null, ...children);
}

const MODULES = {
  'react/jsx-runtime': {Fragment, jsx, jsxs},
  '@mdx-js/react': {useMDXComponents: () => COMPONENTS},
  '@site/src/plugins/light-client/client/useElement': {useElement},
} as Readonly<Record<string, unknown>>;

async function compiled(source: string, recmaPlugins = [recmaShortElements]): Promise<string> {
  return String(await compile(source, {providerImportSource: '@mdx-js/react', recmaPlugins}));
}

/** What a compiled post draws. */
function drawn(code: string): string {
  const body = code
    .replace(
      /import \{(.*?)\} from "(.*?)";/g,
      (_import, names: string, from: string) =>
        `const {${names.replaceAll(' as ', ': ')}} = modules[${JSON.stringify(from)}];`,
    )
    .replace('export default', 'return')
    .replace(/^export /gm, '');
  const Content = new Function('modules', body)(MODULES) as ComponentType;
  return renderToStaticMarkup(createElement(Content));
}

const POST = `
## A heading

Text *with* a [link](/b "title") and \`code\`.

- one
- two

\`\`\`js
const a = 1;
\`\`\`

| a | b |
|---|--:|
| 1 | 2 |

![](/x.png)

---
`;

test('a post is drawn as before, with the components of the site', async () => {
  const html = drawn(await compiled(POST));
  expect(html).toBe(drawn(await compiled(POST, [])));
  expect(html).toContain('<h3>A heading</h3>');
  expect(html).toContain('const a = 1;');
});

test('no element is named but where it is drawn, and no layout is asked for', async () => {
  const code = await compiled(POST);
  expect(code).toContain('_element("h2", 0, "A heading")');
  expect(code).not.toMatch(/_components|MDXLayout|children: "/);
});

test.each([
  [
    'its own component',
    'export const Own = ({children}) => <b>{children}</b>\n\n<Own>**in**</Own>',
  ],
  ['elements of its own', '<p id="a">x *y*</p>\n\n{[1, 2].map((n) => <i key={n}>{n}</i>)}'],
  [
    'an own component with Markdown',
    'export function Own() {\n  return <p>x</p>;\n}\n\ntext\n\n<Own />',
  ],
  ['nothing but text', 'text'],
  ['nothing', ''],
])('a post with %s is drawn as before', async (_name, source) => {
  expect(drawn(await compiled(source))).toBe(drawn(await compiled(source, [])));
});

test('a component that the site must provide is still asked for', async () => {
  const code = await compiled('<Figure />\n\ntext');
  expect(code).toContain('_missingMdxReference');
  expect(() => drawn(code)).toThrow('Figure');
});
