import {expect, test} from 'vitest';
import {contrast, mixColors, parseColor, shiftLightness} from './colors';

test.each([
  ['#FFB454', [255, 180, 84]],
  ['0f0', [0, 255, 0]],
  ['amber', undefined],
])('%s is parsed as %j', (text, channels) => {
  expect(parseColor(text)).toEqual(channels);
});

test('contrast follows WCAG 2, and colors are mixed in sRGB', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
});

test.each([
  ['#c0392b', 0, '#c0392b'],
  ['#0000ff', 0.5, '#8080ff'],
  ['#00ff00', -0.5, '#008000'],
  ['#ff00aa', 1, '#ffffff'],
])('%s with its lightness shifted by %d is %s', (color, share, expected) => {
  expect(shiftLightness(color, share)).toBe(expected);
});
