import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {MDXProvider, useMDXComponents} from './mdxComponents';

function Heading() {
  const {h2 = 'h2'} = useMDXComponents();
  return createElement(h2);
}

test('MDX is drawn with the components of what stands around it, and with plain elements else', () => {
  const given = {components: {h2: 'h3'}, children: createElement(Heading)};
  expect(renderToStaticMarkup(createElement(MDXProvider, given))).toBe('<h3></h3>');
  expect(renderToStaticMarkup(createElement(Heading))).toBe('<h2></h2>');
});
