import {expect, test} from 'vitest';
import {UsageError, parseOptions} from './options';

test('without arguments there are three sizes, five runs and all parts', () => {
  expect(parseOptions([])).toEqual({
    posts: [140, 500, 2000],
    runs: 5,
    parts: ['build', 'pages', 'navigation', 'search', 'dev'],
    help: false,
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
  expect(parseOptions(['--help']).help).toBe(true);
});

test.each([
  [['--fast'], "Unknown option '--fast'"],
  [['140'], 'Unexpected argument'],
  [['--posts', '0'], '--posts needs whole numbers above 0, and "0" is none'],
  [['--posts', '140,-3'], 'and "-3" is none'],
  [['--posts', '1e3'], 'and "1e3" is none'],
  [['--posts', ''], 'and "" is none'],
  [['--posts', '100'], '--posts needs at least 135'],
  [['--runs', 'many'], '--runs needs whole numbers above 0, and "many" is none'],
  [['--only', 'build,speed'], '--only knows no "speed"'],
  [['--quick', '--posts', '500'], '--quick is 140 posts'],
])('%j is refused: %s', (args, message) => {
  expect(() => parseOptions(args, 135)).toThrow(UsageError);
  expect(() => parseOptions(args, 135)).toThrow(message);
});
