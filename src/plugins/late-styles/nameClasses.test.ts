import {expect, test} from 'vitest';
import {nameClasses} from './nameClasses';

function rules(modules: object, plain: object) {
  return {
    module: {
      rules: [
        {use: [{loader: '/x/css-loader/index.js', options: plain}]},
        {use: [{loader: '/x/extract.js'}, {loader: '/x/css-loader/index.js', options: {modules}}]},
        {},
      ],
    },
  };
}

test.each([
  [true, {localIdentName: '[contenthash:base64:5]'}],
  [false, {localIdentName: '[local]_[hash]', hashStrategy: 'minimal-subset'}],
])('the rule for CSS modules names shortly in a build (%s), plain styles are left', (is, named) => {
  const modules = {localIdentName: '[local]_[hash]'};
  const plain = {};
  nameClasses(rules(modules, plain), is);
  expect(modules).toEqual(named);
  expect(plain).toEqual({});
});

test('a bundler without such a rule stops the build', () => {
  expect(() => nameClasses({module: {rules: [{}]}}, true)).toThrow('nameClasses.ts');
});
