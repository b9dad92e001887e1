import sharp from 'sharp';
import {expect, test} from 'vitest';
import {COLORS} from './cardColors';
import type {Card} from './drawCard';
import {cardSvg, drawCard, wrapLines} from './drawCard';
import {lettersOf} from './systemLetters';

const CARD: Card = {
  title: 'Option payoffs and the one parity worth memorizing',
  line: '24 August 2023',
  tags: ['finance', 'options'],
  seed: 'option-payoffs',
  siteTitle: 'One Commit at a Time',
};

const WIDTH = 1200;

/** Returns the bytes of a card's pixels: red, green and blue, row by row. */
async function rawPixels(card: Card): Promise<Buffer> {
  const {data, info} = await sharp(await drawCard(cardSvg(card)))
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([WIDTH, 630]);
  return data;
}

/** Returns a function that returns the color of a card's pixel. */
async function pixelsOf(card: Card) {
  const data = await rawPixels(card);
  return (x: number, y: number) => {
    const start = (y * WIDTH + x) * 3;
    return [...data.subarray(start, start + 3)];
  };
}

/** True if two colors look the same. The PNG's palette is not exact, and the accent color affects it. */
function isNear(color: readonly number[], expected: readonly number[]): boolean {
  return color.every((value, channel) => Math.abs(value - (expected[channel] as number)) < 16);
}

const COLUMNS = Array.from({length: WIDTH}, (_, x) => x);

/** True for the background color of cards. */
const isGround = (color: readonly number[]) => isNear(color, [0x0d, 0x12, 0x17]);

test('a card has few colors, including all those in COLORS', async () => {
  const bytes = (color: string) => [...Buffer.from(color, 'hex')];
  const pixels = [...new Set((await rawPixels(CARD)).toString('hex').match(/.{6}/g))].map(bytes);
  expect(pixels.length).toBeLessThanOrEqual(16);
  const missing = Object.values(COLORS).filter(
    (color) => !pixels.some((pixel) => isNear(pixel, bytes(color.slice(1)))),
  );
  expect(missing).toEqual([]);
});

test('the plot of a post takes the place of the motif', async () => {
  const marks = '<rect x="0" y="0" width="300" height="100" fill="var(--plot-1)"/>';
  const at = await pixelsOf({...CARD, plot: {marks, width: 600, height: 100}});
  // The rectangle fills the left half of the plot, which is as wide as the card.
  expect([at(10, 10), at(590, 190)].some(isGround)).toBe(false);
  expect([at(610, 10), at(1190, 190)].every(isGround)).toBe(true);
});

/** Letters of a computer with a font for Chinese and Thai, but not for Hebrew. */
const SYSTEM = new Map([...lettersOf('Tea 東京の：…'), 'ค้'].map((letter) => [letter, 1]));

test.each([
  ['Tea 東京', ['Tea 東京']],
  [`Tea： ${'東'.repeat(9)}`, ['Tea：', '東'.repeat(9)]],
  ['東京 שלום', ['東京']],
  ['ค้'.repeat(2), ['ค้'.repeat(2)]],
  ['東'.repeat(30), ['東'.repeat(13), '東'.repeat(13), '東'.repeat(4)]],
  ['ค้'.repeat(70), ['ค้'.repeat(19), 'ค้'.repeat(19), `${'ค้'.repeat(18)}…`]],
  // Without foreign letters, texts are outlines.
  ['Tea', []],
])(
  'a title with letters of another script is text in a font of this computer: %s',
  (title, lines) => {
    const svg = cardSvg({...CARD, title}, SYSTEM);
    expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(lines);
  },
);

test('a title is replaced by the title of the site if no font has any of its letters', () => {
  const svgOf = (change: Partial<Card>) => cardSvg({...CARD, ...change});
  expect(svgOf({title: '東京'})).toBe(svgOf({title: CARD.siteTitle}));
  expect(svgOf({title: 'Tea'})).not.toBe(svgOf({title: CARD.siteTitle}));
});

test('a tag that is too long is left out, and the tags after it are drawn', () => {
  const long = 'l'.repeat(70);
  // The baseline of the tags is at 529.
  const tagLine = (tags: string[]) => /<g [^>]* 529\)">.*/.exec(cardSvg({...CARD, tags}))?.[0];
  expect(tagLine(['one', 'two'])).toContain('<path');
  expect(tagLine([long, 'one', long, 'two'])).toBe(tagLine(['one', 'two']));
});

test.each([
  ['a long tagline', {line: 'A tagline of many words '.repeat(6), siteTitle: ''}, 0],
  ['a tagline of one long word', {line: 'W'.repeat(200), siteTitle: ''}, 0],
  ['a tagline that leaves no room for the title', {line: 'W'.repeat(200), siteTitle: 'A site'}, 0],
  ['a long site title', {siteTitle: 'A site whose title has very many words '.repeat(3)}, 35],
])(
  'the last line with %s ends before the edge, and its texts do not touch',
  async (_name, card, minGap) => {
    const at = await pixelsOf({...CARD, ...card});
    const rowsOfLastLine = Array.from({length: 32}, (_, index) => 553 + index);
    const inkedColumns = COLUMNS.filter((x) => rowsOfLastLine.some((y) => !isGround(at(x, y))));
    expect(inkedColumns[0]).toBeGreaterThan(50);
    expect(inkedColumns.at(-1)).toBeLessThan(1140);
    const gaps = inkedColumns.map((x, index) => x - (inkedColumns[index - 1] ?? x) - 1);
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(minGap);
  },
);

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
  // The right margin, below the cover.
  const margin = Array.from({length: 425}, (_, row) => at(1150, 205 + row));
  const rows = emptyRows.flatMap((y) => COLUMNS.map((x) => at(x, y)));
  expect([...margin, ...rows].every(isGround)).toBe(true);
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
  expect(wrapLines(text, (line) => line.length <= max, 9)).toEqual(lines);
});
