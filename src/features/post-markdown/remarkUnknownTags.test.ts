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

test.each([
  'List<String> of Map<K, V>',
  '**List<String>** in `List<String>`',
  'Result<Ok> and </Ok>',
  '- List<String>',
  '<Card title="x" />',
  '> <T extends Foo>',
])('%s is shown as written', (markdown) => {
  const expected = markdown.replace(/^[->] |\*\*|`/g, '').replaceAll('**', '');
  expect(toString(parse(markdown), {includeHtml: false})).toBe(expected);
});

test.each([
  'a <kbd>Ctrl</kbd> b',
  'x<br>y',
  '<CENTER>b</CENTER>',
  '<svg><linearGradient /></svg>',
  '<math><mi>x</mi></math>',
  '<my-element>a</my-element>',
  '<!-- hidden -->',
  '<!-- replace <MyWidget>\n\nand <Other> -->',
  'text <!-- List<String> --> more',
  'text <!-- <Foo> --> more <!--> and',
  '<!-- never closed <Foo>\n\n<Bar>',
  '<?php echo "<Foo>" ?>',
  'text <![CDATA[ <Foo> ]]> more',
  '<!DOCTYPE x [<Foo>',
  '<div>\n<Foo>\n</div>',
])('%s stays HTML', (markdown) => {
  expect(toString(parse(markdown), {includeHtml: false})).not.toMatch(/[<>]/);
});

test('a comment after an unknown tag stays hidden', () => {
  const tree = parse('<Foo> <!-- hidden <Bar> --> shown');
  expect(toString(tree, {includeHtml: false})).toBe('<Foo>  shown');
});
