import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {remarkUnknownTags} from './remarkUnknownTags';

function parse(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  remarkUnknownTags()(tree);
  return tree;
}

test.each(['List<String> of Map<K, V>', '<Card title="x" />', '> <T extends Foo>'])(
  '%s is shown as written',
  (markdown) => {
    const expected = markdown.replace(/^> /, '');
    expect(toString(parse(markdown), {includeHtml: false})).toBe(expected);
  },
);

test.each([
  'a <kbd>Ctrl</kbd> b',
  '<svg><linearGradient /></svg>',
  '<math><mi>x</mi></math>',
  '<my-element>a</my-element>',
  '<!-- replace <MyWidget>\n\nand <Other> -->',
  'text <!-- List<String> --> more',
  '<!-- never closed <Foo>\n\n<Bar>',
  '<?php echo "<Foo>" ?>',
  '<div>\n<Foo>\n</div>',
])('%s stays HTML', (markdown) => {
  expect(toString(parse(markdown), {includeHtml: false})).not.toMatch(/[<>]/);
});

test('a comment after an unknown tag stays hidden', () => {
  const tree = parse('<Foo> <!-- hidden <Bar> --> shown');
  expect(toString(tree, {includeHtml: false})).toBe('<Foo>  shown');
});
