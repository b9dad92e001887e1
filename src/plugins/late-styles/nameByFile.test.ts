import {expect, test} from 'vitest';
import {nameByFile} from './nameByFile';

test('the rule for CSS modules names by file, that for plain styles is left alone', () => {
  const modules = {hashStrategy: undefined as string | undefined};
  const plain = {};
  nameByFile({
    module: {
      rules: [
        {use: [{loader: '/x/css-loader/index.js', options: plain}]},
        {use: [{loader: '/x/extract.js'}, {loader: '/x/css-loader/index.js', options: {modules}}]},
        {},
      ],
    },
  });
  expect(modules.hashStrategy).toBe('minimal-subset');
  expect(plain).toEqual({});
});

test('a bundler without such a rule stops the build', () => {
  expect(() => nameByFile({module: {rules: [{}]}})).toThrow('nameByFile.ts');
});
