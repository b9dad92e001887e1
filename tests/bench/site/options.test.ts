import {expect, test} from 'vitest';
import {parseOptions} from './options';

test('without arguments there are three sizes, five runs and all parts', () => {
  expect(parseOptions([])).toEqual({
    posts: [140, 500, 2000],
    runs: 5,
    parts: ['build', 'pages', 'navigation', 'search', 'dev'],
  });
});

test('sizes are taken once each and ascending; parts in the order of the bench', () => {
  const args = ['--posts', '500,140,500', '--runs', '1', '--only', 'dev, build'];
  expect(parseOptions(args)).toMatchObject({
    posts: [140, 500],
    runs: 1,
    parts: ['build', 'dev'],
  });
  expect(parseOptions(['--quick', '--only', 'pages'])).toMatchObject({
    posts: [140],
    parts: ['pages'],
  });
});

test.each([
  [['--fast'], "unknown option '--fast'"],
  [['140'], 'too many arguments'],
  [['--posts', '0'], 'needs whole numbers above 0, and "0" is none'],
  [['--posts', '140,-3'], 'and "-3" is none'],
  [['--posts', '1e3'], 'and "1e3" is none'],
  [['--posts', ''], 'and "" is none'],
  [['--posts', '100'], 'needs at least 135'],
  [['--runs', 'many'], 'needs whole numbers above 0, and "many" is none'],
  [['--only', 'build,speed'], 'There is no "speed"'],
  [['--quick', '--posts', '500'], '--quick is 140 posts'],
])('%j is refused: %s', (args, message) => {
  expect(() => parseOptions(args, 135)).toThrow(message);
});
