import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {renderAsync} from '@resvg/resvg-js';
import type satoriFunction from 'satori';
import type {Card, CardElement} from './cardElement';
import {CARD_HEIGHT, CARD_WIDTH, cardElement} from './cardElement';
import {cardPalette} from './cardPalette';
import {indexedPng} from './indexedPng';

type Satori = typeof satoriFunction;

interface Drawing {
  readonly satori: Satori;
  readonly fonts: Parameters<Satori>[1]['fonts'];
}

/** The text's two faces as files that satori reads (it takes no WOFF2 and no variable font). */
const FACES = [
  {name: 'text', file: '@fontsource/geist/files/geist-latin-600-normal.woff', weight: 600},
  {
    name: 'mono',
    file: '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff',
    weight: 400,
  },
] as const;

const writePng = indexedPng(cardPalette());

let drawing: Promise<Drawing> | undefined;

async function prepare(): Promise<Drawing> {
  const {resolve} = createRequire(__filename);
  const [{default: satori}, ...fonts] = await Promise.all([
    import('satori'),
    ...FACES.map(async ({name, file, weight}) => ({
      name,
      data: await readFile(resolve(file)),
      weight,
      style: 'normal' as const,
    })),
  ]);
  return {satori, fonts};
}

/** satori cuts the cover to its own box, which it does not leave: a fourth of the time of a card. */
const NEEDLESS_MASK = / mask="url\(#satori_om-[^"]*"/g;

/** A card as SVG with its text as outlines. */
export async function cardSvg(card: Card): Promise<string> {
  drawing ??= prepare();
  const {satori, fonts} = await drawing;
  const element: CardElement = cardElement(card);
  const svg = await satori(element as never, {width: CARD_WIDTH, height: CARD_HEIGHT, fonts});
  return svg.replaceAll(NEEDLESS_MASK, '');
}

/** A card as PNG, 1200 × 630. */
export async function drawCard(card: Card): Promise<Buffer> {
  const image = await renderAsync(await cardSvg(card), {font: {loadSystemFonts: false}});
  return writePng(image);
}
