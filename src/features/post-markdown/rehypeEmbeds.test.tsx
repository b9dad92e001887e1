import {evaluate} from '@mdx-js/mdx';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {createElement} from 'react';
import type {ComponentProps, ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, test} from 'vitest';
import * as embeds from '../../components/Embeds';
import {rehypeEmbeds} from './rehypeEmbeds';

function ScrollingTable(props: ComponentProps<'table'>) {
  return createElement('div', {tabIndex: 0}, createElement('table', props));
}

// The types of MDX do not know components that are properties.
const components = {ScrollingTable, ...embeds} as object as Record<string, never>;

async function html(source: string): Promise<string> {
  const {default: Content} = await evaluate(source, {...runtime, rehypePlugins: [rehypeEmbeds]});
  return renderToStaticMarkup(createElement(Content, {components}));
}

test.each([
  ['<iframe width="560" height="315" src="/a"></iframe>', 'aspect-ratio:560 / 315;height:auto'],
  ['<object width="4" height="3" data="/a.svg" />', 'aspect-ratio:4 / 3;height:auto'],
  ['Text <embed width="4" height="3" src="/a.svg" />', 'aspect-ratio:4 / 3;height:auto'],
  ['<iframe width="560" height="315" style={{height: 200}} src="/a" />', 'height:200px'],
])('%s keeps its aspect ratio, or the style that the author chose', async (source, style) => {
  expect(await html(source)).toContain(`style="${style}"`);
});

test.each([
  '<iframe width="100%" height="315" src="/a" />',
  '<iframe width="560" height="0" src="/a" />',
])('%s gets no style, because its size has no ratio', async (source) => {
  expect(await html(source)).not.toContain('style=');
});

test('HTML tables and preformatted text scroll like those in Markdown', async () => {
  expect(await html('<table><tbody><tr><td>a</td></tr></tbody></table>')).toBe(
    '<div tabindex="0"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
  );
  expect(await html('<pre>a</pre>')).toBe('<pre tabindex="0">a</pre>');
  expect(await html('<pre tabIndex={-1}>a</pre>')).toBe('<pre tabindex="-1">a</pre>');
});

test('an unknown element with the name of an object method stays as it is', async () => {
  expect(await html('<constructor>a</constructor>')).toBe('<constructor>a</constructor>');
});

test.each(['style', 'script'])('hydration ignores changes to the text of a %s', async (name) => {
  const {default: Content} = await evaluate(`<${name}>{\`a( 1 )\`}</${name}>`, {
    ...runtime,
    rehypePlugins: [rehypeEmbeds],
  });
  const [element] = [Content({components})].flat() as {type: (props: object) => {props: object}}[];
  // The element's type is a component; calling it renders the element with its props.
  expect(element?.type({}).props).toMatchObject({suppressHydrationWarning: true});
});

test('scripts and styles in Head stay HTML elements', async () => {
  const source = "<Head>\n  <script>{'a'}</script>\n  <style>{'b'}</style>\n</Head>";
  const {default: Content} = await evaluate(source, {...runtime, rehypePlugins: [rehypeEmbeds]});
  const Head = ({children}: {children: ReactElement[]}) =>
    children.map(({type}) => `${String(type)};`);
  const page = createElement(Content, {components: {...components, Head}});
  expect(renderToStaticMarkup(page)).toBe('script;style;');
});

test('spaces between inline styles and scripts are removed', () => {
  const tree = fromHtml('<p>a</p>\n<style>b</style>\n<script>c</script>\n<p>d</p>', {
    fragment: true,
  });
  rehypeEmbeds()(tree);
  expect(toHtml(tree)).toBe('<p>a</p>\n<style>b</style><script>c</script>\n<p>d</p>');
});
