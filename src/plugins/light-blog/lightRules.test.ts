import {expect, test} from 'vitest';
import {lightRules} from './lightRules';

test('a compiled post exports the front matter that its page reads, and is parsed as before', async () => {
  const parseFrontMatter = async ({fileContent}: {fileContent: string}) => ({
    frontMatter: {title: 'A', slug: 'a', image: '/card.png'},
    content: fileContent,
  });
  const loader = '/site/node_modules/@docusaurus/mdx-loader/lib/index.js';
  const other = {loader: '/site/other.js', options: {kept: true}};
  const rules = [
    {test: /\.mdx?$/, use: [{loader, options: {markdownConfig: {parseFrontMatter}}}, other]},
  ];
  const [rule] = lightRules(rules) as typeof rules;
  const [mdx, second] = rule?.use ?? [];
  const parse = mdx?.options as (typeof rules)[0]['use'][0]['options'] & object as {
    markdownConfig: {parseFrontMatter: typeof parseFrontMatter};
  };
  expect(await parse.markdownConfig.parseFrontMatter({fileContent: 'text'})).toEqual({
    frontMatter: {image: '/card.png'},
    content: 'text',
  });
  expect(second).toBe(other);
});

test.each([[undefined], [[]], [[{test: /\.css$/}]]])('says when there is no rule: %j', (rules) => {
  expect(() => lightRules(rules)).toThrow('src/plugins/light-blog');
});
