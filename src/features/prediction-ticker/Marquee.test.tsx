import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Marquee from './Marquee';
import type {PredictionItem} from './parsePredictionEvents';

const RAIN: PredictionItem = {
  id: '1',
  title: 'Will it rain?',
  image: 'https://pictures.example/rain.png',
  url: 'https://markets.example/event/rain',
  outcome: 'Yes',
  percent: 62,
};
const SNOW: PredictionItem = {
  ...RAIN,
  id: '2',
  title: '<img src=x onerror=alert(1)>',
  image: undefined,
  percent: 5,
};

const html = renderToStaticMarkup(<Marquee items={[RAIN, SNOW]} />);
const lists = html.match(/<ul.*?<\/ul>/g) ?? [];

test('the list stands there twice, and its copy is for the eye alone', () => {
  expect(lists).toHaveLength(2);
  const [list = '', copy = ''] = lists;
  expect(list).not.toMatch(/<ul[^>]*inert/);
  expect(copy).toMatch(/^<ul[^>]* aria-hidden="true" inert="">/);
  expect(copy.replace(/<ul[^>]*>/, '')).toBe(list.replace(/<ul[^>]*>/, ''));
});

test('a gauge is filled to the percent, in a hue of 1.2 degrees each', () => {
  const gauges = [...(lists[0] ?? '').matchAll(/--gauge:([\d.]+)%;--gauge-hue:([\d.]+)/g)];
  expect(gauges.map(([, percent, hue]) => [Number(percent), Number(hue)])).toEqual([
    [62, expect.closeTo(74.4)],
    [5, expect.closeTo(6)],
  ]);
});

test('a link opens apart from the site, a picture waits and has its size, a title is text', () => {
  expect(html).toContain('href="https://markets.example/event/rain" target="_blank" rel="noopener');
  const pictures = (lists[0] ?? '').match(/<img[^>]*>/g);
  expect(pictures).toHaveLength(1);
  for (const part of ['src="https://', 'loading="lazy"', 'width="20"', 'height="20"', 'alt=""']) {
    expect(pictures?.[0]).toContain(part);
  }
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
