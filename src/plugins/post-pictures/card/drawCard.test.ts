import sharp from 'sharp';
import {expect, test} from 'vitest';
import type {Card} from './cardText';
import {drawCard} from './drawCard';

const CARD: Card = {
  title: 'Option payoffs and the one parity worth memorizing',
  line: '24 August 2023',
  tags: ['finance', 'options'],
  seed: 'option-payoffs',
  siteTitle: 'One Commit at a Time',
};

test('a card is a PNG of 1200 × 630 with something on it', async () => {
  const image = sharp(drawCard(CARD));
  expect(await image.metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
  const {channels} = await image.stats();
  expect(Math.max(...channels.map(({max}) => max))).toBeGreaterThan(200);
});

test('the same card is the same picture; another title, date, tag or slug another', () => {
  const png = drawCard(CARD);
  expect(drawCard({...CARD}).equals(png)).toBe(true);
  const changes = [{title: 'Another'}, {line: '25 August 2023'}, {tags: ['finance']}, {seed: 'x'}];
  for (const change of changes) {
    expect(drawCard({...CARD, ...change}).equals(png)).toBe(false);
  }
});

test('letters beyond the basic alphabet are drawn, each as itself', () => {
  const pictures = ['Łow', 'Low', 'Мир', 'Мит', 'Zürich', 'Zurich', '“Q” – a', '"Q" - a'].map(
    (title) => drawCard({...CARD, title}).toString('base64'),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('letters that no typeface has are left out, and the others stay', () => {
  const [none, east, tea, both] = ['', '東京', 'Tea', 'Tea 🎉 東'].map((title) =>
    drawCard({...CARD, title}),
  );
  expect(east?.equals(none as Buffer)).toBe(true);
  expect(both?.equals(tea as Buffer)).toBe(true);
  expect(tea?.equals(none as Buffer)).toBe(false);
});

test('the longest title and many tags stay inside the card', async () => {
  const longest = {
    ...CARD,
    title: 'W'.repeat(10) + ' words wide and wider still, to the seventieth character: WWWWW',
    tags: Array.from({length: 10}, (_, n) => `a-rather-long-tag-${n}`),
  };
  expect(longest.title.length).toBeGreaterThan(65);
  const {data, info} = await sharp(drawCard(longest))
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  // The outermost 24 pixels right and below hold the ground alone.
  const isGround = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return data[at] === 0x0d && data[at + 1] === 0x12 && data[at + 2] === 0x17;
  };
  for (let y = 205; y < 630; y += 1) {
    expect(isGround(1190, y), `right of line ${y}`).toBe(true);
  }
  for (let x = 0; x < 1200; x += 1) {
    expect(isGround(x, 620), `below ${x}`).toBe(true);
  }
});

test('a word that is wider than the card is cut, not drawn beyond it', async () => {
  const {data, info} = await sharp(drawCard({...CARD, title: 'W'.repeat(60)}))
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const rows = Array.from({length: 250}, (_, index) => 210 + index);
  const lit = (x: number) => rows.some((y) => (data[(y * info.width + x) * 3] ?? 0) > 100);
  expect([lit(100), lit(1100), lit(1140)]).toEqual([true, true, false]);
});
