import {expect, test} from 'vitest';
import {narrowMdxRules} from './index';

test('a rule applies below the given folders only, and keeps the rest', () => {
  const rules = [{test: /\.mdx?$/, include: ['/site/'], use: ['loader']}];
  expect(narrowMdxRules(rules, ['/site/books/'])).toEqual([
    {test: /\.mdx?$/, include: ['/site/books/'], use: ['loader']},
  ]);
});

test.each([[undefined], [[]]])('tells when the docs plugin has no rule to narrow: %j', (rules) => {
  expect(() => narrowMdxRules(rules, [])).toThrow('src/plugins/section-docs');
});
