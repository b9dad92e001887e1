import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Marquee from './Marquee';

const RAIN = {
  id: '1',
  title: 'Will it rain?',
  image: 'https://pictures.example/rain.png',
  url: 'https://markets.example/event/rain',
  outcome: 'Yes',
  percent: 62,
};
const SNOW = {...RAIN, id: '2', image: undefined, percent: 5};

const html = renderToStaticMarkup(<Marquee items={[RAIN, SNOW]} />);
const [list = '', copy = ''] = html.match(/<ul.*?<\/ul>/g) ?? [];

test('shows the list twice, and hides the copy from screen readers and the keyboard', () => {
  expect(list).not.toMatch(/<ul[^>]*inert/);
  expect(copy).toMatch(/^<ul[^>]* aria-hidden="true" inert="">/);
  expect(copy.replace(/<ul[^>]*>/, '')).toBe(list.replace(/<ul[^>]*>/, ''));
});

test('fills the gauge to the percentage, with a hue of 1.2 degrees per percent', () => {
  const gauges = [...list.matchAll(/--gauge:([\d.]+)%;--gauge-hue:([\d.]+)/g)];
  expect(gauges.map(([, percent, hue]) => [Number(percent), Number(hue)])).toEqual([
    [62, expect.closeTo(74.4)],
    [5, expect.closeTo(6)],
  ]);
});

test('opens links in a new tab; loads pictures lazily, with fixed dimensions', () => {
  expect(list).toContain('href="https://markets.example/event/rain" target="_blank" rel="noopener');
  expect(list.match(/<img[^>]*>/g)).toEqual([
    expect.stringMatching(/ alt="" width="20" height="20" loading="lazy"/),
  ]);
});
