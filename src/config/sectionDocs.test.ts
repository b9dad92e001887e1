import {expect, test} from 'vitest';
import {narrowMdxRules} from './sectionDocs';

test('a rule is restricted to the folders, and otherwise unchanged', () => {
  const rules = [{test: /\.mdx?$/, include: ['/site/'], use: ['loader']}];
  expect(narrowMdxRules(rules, ['/site/books/'])).toEqual([
    {test: /\.mdx?$/, include: ['/site/books/'], use: ['loader']},
  ]);
});

test.each([[undefined], [[]]])('fails if the docs plugin has no rule to restrict: %j', (rules) => {
  expect(() => narrowMdxRules(rules, [])).toThrow('src/config/sectionDocs.ts');
});
