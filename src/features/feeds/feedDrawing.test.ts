import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {standaloneSvg} from './feedDrawing';

test('a drawing on its own has colors, a ground and a namespace', () => {
  const read = (name: string) => readFileSync(`src/css/${name}.css`, 'utf8');
  const svg = standaloneSvg(
    '<svg viewBox="0 0 9 8"><rect fill="var(--_node-fill)" stroke="var(--_line)"/><text fill="var(--fg)">a</text></svg>',
    {tokens: `${read('tokens')}\n${read('accent')}`, diagram: read('diagram')},
  );
  expect(svg).toMatch(/^<svg viewBox="0 0 9 8" xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toContain('var(');
  const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color = '']) => color);
  expect(colors).toHaveLength(4);
  expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
});
