import {COVER_HEIGHT, coverShapes} from '../../../lib/coverShapes';
import type {Canvas} from './canvas';
import {createPaint} from './canvas';
import type {Card} from './cardText';
import {CARD_HEIGHT, CARD_WIDTH, cardText} from './cardText';
import {coverContours} from './coverContours';
import {coverageOf} from './coverage';
import {CARD_PALETTE, colorPlace} from './palette';

const paint = createPaint(CARD_PALETTE);

/** A card of 1200 × 630: cover, title, date and tags, and the name of the site. */
export function paintCard(card: Card): Canvas {
  const pixels = new Uint8Array(CARD_WIDTH * CARD_HEIGHT).fill(colorPlace('ground'));
  const canvas = {width: CARD_WIDTH, height: CARD_HEIGHT, pixels};
  for (const shape of coverShapes(card.seed, card.tags)) {
    paint(canvas, coverageOf(coverContours(shape)), colorPlace(shape.lit ? 'accent' : 'quiet'));
  }
  const edge = COVER_HEIGHT * CARD_WIDTH;
  pixels.fill(colorPlace('quiet'), edge, edge + CARD_WIDTH);
  for (const {text, face, color, x, base} of cardText(card)) {
    for (const [shape, along] of face.lettersOf(text)) {
      paint(canvas, shape, colorPlace(color), Math.round(x) + along, base);
    }
  }
  return canvas;
}
