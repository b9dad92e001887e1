import {createProcessor} from '@mdx-js/mdx';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import type {Root} from 'hast';
import {expect, test} from 'vitest';
import {rehypeAnchors} from './rehypeAnchors';

/** Returns the ids passed to `KnownAnchors` at the end of the post; undefined if it is missing. */
async function anchors(text: string, format: 'md' | 'mdx'): Promise<unknown> {
  let tree: Root | undefined;
  const passThrough = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;
  const processor = createProcessor({
    format,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [
      ...(format === 'md' ? [[rehypeRaw, {passThrough}] as const] : []),
      rehypeAnchors,
      () => (root: Root) => void (tree = root),
    ] as never,
  });
  await processor.process(text);
  const last = tree?.children.at(-1) as {name?: string; attributes?: {value: string}[]} | undefined;
  return last?.name === 'KnownAnchors'
    ? (JSON.parse(last.attributes?.[0]?.value ?? '') as unknown)
    : undefined;
}

test.each([
  ['mdx', '<a name="one"></a>', ['one']],
  [
    'mdx',
    '<div id="one">\n\n<p id="two">Text <span id="three" /></p>\n\n</div>',
    ['one', 'two', 'three'],
  ],
  ['mdx', "<i id={'one'} /> <i id={`two`} />", ['one', 'two']],
  ['mdx', '{[1].map((n) => <b key={n} id="one">{n}</b>)}', ['one']],
  ['mdx', 'export const Card = () => <p id="one">Text</p>;\n\n<Card />', ['one']],
  ['mdx', '<Card title={<b id="one">Text</b>} id="two" />', ['two', 'one']],
  ['mdx', '<i id={one} /> <i id={`one-${two}`} /> <input name="one" />', undefined],
  ['mdx', '## Known by the theme\n\nA note.[^1]\n\n[^1]: Text.', undefined],
  ['mdx', '`<p id="one">`\n\n```html\n<p id="one">\n```', undefined],
  ['md', '<a name=one></a>\n\n<table><tr id="two"><td>1</td></tr></table>', ['one', 'two']],
  ['md', "<DIV ID='größe'>Text</DIV>", ['größe']],
  ['md', 'No ids, `<p id="one">` and \\<p id="two">', undefined],
] as const)('in %s, %j registers the anchors %j', async (format, text, ids) => {
  expect(await anchors(text, format)).toEqual(ids);
});
