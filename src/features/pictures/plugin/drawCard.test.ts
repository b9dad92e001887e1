import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {colorTokens} from '../../../lib/colors';
import type {Card} from './drawCard';
import {cardSvg, drawCard, wrapLines} from './drawCard';

const CARD: Card = {
  title: 'Option payoffs and the one parity worth memorizing',
  line: '24 August 2023',
  tags: ['finance', 'options'],
  seed: 'option-payoffs',
  siteTitle: 'One Commit at a Time',
};

async function rawPixels(card: Card): Promise<Buffer> {
  const {data, info} = await sharp(await drawCard(cardSvg(card)))
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([1200, 630]);
  return data;
}

async function pixelsOf(card: Card) {
  const data = await rawPixels(card);
  return (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
}

function isNear(color: readonly number[], expected: readonly number[]): boolean {
  return color.every((value, channel) => Math.abs(value - (expected[channel] as number)) < 10);
}

const isGround = (color: readonly number[]) => isNear(color, [0x0d, 0x12, 0x17]);

test('a card is a PNG with few colors, including those of the site', async () => {
  // The owner may choose any color.
  const css = readFileSync(path.join(__dirname, '../../../css/accent.css'), 'utf8');
  const accent = colorTokens(css, 'dark').get('accent')?.slice(1) ?? '';
  const png = await drawCard(cardSvg(CARD));
  expect(await sharp(png).metadata()).toMatchObject({format: 'png', isPalette: true});
  const distinct = [...new Set((await rawPixels(CARD)).toString('hex').match(/.{6}/g))].map(
    (color) => [...Buffer.from(color, 'hex')],
  );
  expect(distinct.length).toBeLessThanOrEqual(16);
  const missing = ['0d1217', '27323d', 'e9e6df', 'a7b2bc', accent].filter((color) => {
    const expected = [...Buffer.from(color, 'hex')];
    return !distinct.some((pixel) => isNear(pixel, expected));
  });
  expect(missing).toEqual([]);
});

test('the plot of a post takes the place of the motif', async () => {
  const marks = '<rect x="0" y="0" width="300" height="100" fill="var(--plot-1)"/>';
  const at = await pixelsOf({...CARD, plot: {marks, width: 600, height: 100}});
  expect([at(10, 10), at(590, 190)].some(isGround)).toBe(false);
  expect([at(610, 10), at(1190, 190)].every(isGround)).toBe(true);
});

test('letters beyond ASCII are drawn, each differently', () => {
  const pictures = ['Łow', 'Low', 'Мир', 'Мит', 'Zürich', 'Zurich', '“Q” – a', '"Q" - a'].map(
    (title) => cardSvg({...CARD, title}),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('letters that no font has are left out; an empty title is replaced by the site’s', () => {
  const svgOf = (change: Partial<Card>) => cardSvg({...CARD, ...change});
  expect(svgOf({title: '東京'})).toBe(svgOf({title: CARD.siteTitle}));
  expect(svgOf({title: 'Tea'})).not.toBe(svgOf({title: CARD.siteTitle}));
  expect(svgOf({line: 'Tea 🎉 東'})).toBe(svgOf({line: 'Tea'}));
});

test('a tag that is too long is left out, and the tags after it are drawn', () => {
  const long = 'l'.repeat(70);
  const tagLines = [
    ['one', 'two'],
    [long, 'one', long, 'two'],
  ].map((tags) => /<g [^>]* 529\)">.*/.exec(cardSvg({...CARD, tags}))?.[0]);
  expect(tagLines[1]).toContain('<path');
  expect(tagLines[1]).toBe(tagLines[0]);
});

test.each([
  ['a long tagline', {line: 'A tagline of many words '.repeat(6), siteTitle: ''}],
  ['a tagline of one long word', {line: 'W'.repeat(200), siteTitle: ''}],
  ['a long site title', {siteTitle: 'A site whose title has very many words '.repeat(3)}],
  ['both', {line: 'W'.repeat(200), siteTitle: 'A site'}],
])('%s ends before the edge, and the texts of the last line do not meet', async (_name, card) => {
  const at = await pixelsOf({...CARD, ...card});
  const rows = Array.from({length: 32}, (_, index) => 553 + index);
  const inkAt = Array.from({length: 1200}, (_, x) => rows.some((y) => !isGround(at(x, y))));
  expect(inkAt.indexOf(true)).toBeGreaterThan(50);
  expect(inkAt.lastIndexOf(true)).toBeLessThan(1140);
  const gaps = inkAt
    .map(String)
    .join('')
    .split('true')
    .map((gap) => gap.length / 'false'.length);
  if (card.siteTitle.length > 6) {
    expect(Math.max(...gaps.slice(1, -1))).toBeGreaterThanOrEqual(35);
  }
});

test.each([
  [
    'the longest title and many tags',
    {
      title: `${'W'.repeat(10)} words wide and wider still, to the seventieth character: WWWWW`,
      tags: Array.from({length: 10}, (_, n) => `a-rather-long-tag-${n}`),
    },
    [620],
  ],
  [
    'a title of more than three lines, which is cut above tags and date',
    {tags: [], title: 'A paragraph in the place of a title, '.repeat(9)},
    [470, 500, 620],
  ],
  ['a word that is wider than the card, which is broken', {title: 'W'.repeat(60)}, [620]],
])('%s: texts stay inside the card', async (_name, change, emptyRows) => {
  const at = await pixelsOf({...CARD, ...change});
  const right = Array.from({length: 425}, (_, row) => at(1150, 205 + row));
  const rows = emptyRows.flatMap((y) => Array.from({length: 1200}, (_, x) => at(x, y)));
  expect([...right, ...rows].every(isGround)).toBe(true);
});

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['  one   two ', 20, ['one   two']],
  ['a well-kept house', 8, ['a well-', 'kept', 'house']],
  ['down to -5 degrees', 8, ['down to', '-5', 'degrees']],
  ['1990–2020 in brief', 6, ['1990–', '2020', 'in', 'brief']],
  ['01234567890123456789', 8, ['01234567', '89012345', '6789']],
  ['so 0123456789', 8, ['so 01234', '56789']],
])('wraps %j into lines of at most %i letters', (text, max, lines) => {
  expect(wrapLines(text, (line) => line.length <= max)).toEqual(lines);
});
