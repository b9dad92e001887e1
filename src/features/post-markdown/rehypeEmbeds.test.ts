import {evaluate} from '@mdx-js/mdx';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {createElement} from 'react';
import type {ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, test} from 'vitest';
import {rehypeEmbeds} from './rehypeEmbeds';

function ScrollingTable(props: ComponentProps<'table'>) {
  return createElement('div', {tabIndex: 0}, createElement('table', props));
}

async function fromMdx(source: string): Promise<string> {
  const {default: Content} = await evaluate(source, {...runtime, rehypePlugins: [rehypeEmbeds]});
  return renderToStaticMarkup(createElement(Content, {components: {ScrollingTable}}));
}

function fromMarkdown(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  rehypeEmbeds()(tree);
  return toHtml(tree);
}

test.each([
  ['<iframe width="560" height="315" src="/a"></iframe>', 'aspect-ratio:560 / 315;height:auto'],
  ['<iframe width={560} height={315} src="/a" />', 'aspect-ratio:560 / 315;height:auto'],
  ['<object width="4" height="3" data="/a.svg" />', 'aspect-ratio:4 / 3;height:auto'],
  ['Text <embed width="4" height="3" src="/a.svg" />', 'aspect-ratio:4 / 3;height:auto'],
])('MDX: %s keeps its ratio', async (source, style) => {
  expect(await fromMdx(source)).toContain(`style="${style}"`);
});

test.each([
  '<iframe width="100%" height="315" src="/a" />',
  '<iframe width="560" src="/a" />',
  '<iframe width={size} height={size} src="/a" />',
  '<iframe width="560" height="0" src="/a" />',
])('MDX: %s has no ratio to keep', async (source) => {
  expect(await fromMdx(`export const size = 9;\n\n${source}`)).not.toContain('style=');
});

test('MDX: the author’s style stays unchanged', async () => {
  expect(
    await fromMdx('<iframe width="560" height="315" style={{height: 200}} src="/a" />'),
  ).toContain('style="height:200px"');
});

test('MDX: HTML tables and preformatted text scroll like those in Markdown', async () => {
  expect(await fromMdx('<table><tbody><tr><td>a</td></tr></tbody></table>')).toBe(
    '<div tabindex="0"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
  );
  expect(await fromMdx('<pre>a</pre>')).toBe('<pre tabindex="0">a</pre>');
  expect(await fromMdx('<pre tabIndex={-1}>a</pre>')).toBe('<pre tabindex="-1">a</pre>');
});

test('Markdown: a frame keeps its ratio, unless its author gives it a style', () => {
  expect(fromMarkdown('<iframe width="560" height="315"></iframe>')).toContain(
    'style="aspect-ratio: 560 / 315; height: auto"',
  );
  expect(fromMarkdown('<iframe width="560" height="315" style="height: 9px"></iframe>')).toContain(
    'style="height: 9px"',
  );
  expect(fromMarkdown('<img width="560" height="315">')).not.toContain('style=');
});

test.each(['<style>{`.a { color: red; }`}</style>', '<script>{`a( 1 )`}</script>'])(
  'MDX: React accepts the minified text of %s',
  async (source) => {
    const {default: Content} = await evaluate(source, {...runtime, rehypePlugins: [rehypeEmbeds]});
    const [element] = [Content({})].flat() as {props: object}[];
    expect(element?.props).toMatchObject({suppressHydrationWarning: true});
  },
);

test('Markdown: spaces between inline styles and scripts, which the build removes, go', () => {
  expect(fromMarkdown('<p>a</p>\n<style>b</style>\n<script>c</script>\n<p>d</p>')).toMatch(
    /^<p>a<\/p>\n<style[^>]*>b<\/style><script[^>]*>c<\/script>\n<p>d<\/p>$/,
  );
});
