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
const [list = ''] = html.match(/<ul.*?<\/ul>/g) ?? [];

test('fills the gauge to the percentage, with a hue of 1.2 degrees per percent', () => {
  const gauges = [...list.matchAll(/--gauge:([\d.]+)%;--gauge-hue:([\d.]+)/g)];
  expect(gauges.map(([, percent, hue]) => [Number(percent), Number(hue)])).toEqual([
    [62, expect.closeTo(74.4)],
    [5, expect.closeTo(6)],
  ]);
});
