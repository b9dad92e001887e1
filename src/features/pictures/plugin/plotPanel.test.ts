import {expect, test} from 'vitest';
import {COLORS} from './cardColors';
import {plotPanel} from './plotPanel';

const PLACE = {left: 100, top: 50, width: 440, height: 240};

function panel(content: string): string {
  return plotPanel(`<svg width="200" height="100">${content}</svg>`, PLACE);
}

test('a plot is centered and fills the panel as far as its aspect ratio allows', () => {
  expect(panel('')).toContain('translate(120.0 70.0) scale(2.0000)');
});

test('a text is drawn as outlines, which need no font', () => {
  const text = '<g text-anchor="end"><text y="0.32em" transform="translate(9,20)">80</text></g>';
  const drawn = panel(text);
  expect(drawn).not.toContain('<text');
  expect(drawn).toMatch(
    /<g transform="translate\(9,20\)"[^>]*><g transform="translate\(-13\.2 3\.5\)">/,
  );
  expect(drawn.match(/<path/g)).toHaveLength(2);
});

test('the colors of the page become those of the card', () => {
  const drawn = panel(
    '<path stroke="var(--plot-1)"/><path stroke="var(--plot-3)"/><g fill="currentColor"></g>',
  );
  expect(drawn).not.toMatch(/var\(|currentColor/);
  for (const color of [COLORS.accent, COLORS.series[2], COLORS.muted]) {
    expect(drawn).toContain(`"${color}"`);
  }
});
