import type {Card} from './cardText';
import {indexedPng} from './indexedPng';
import {paintCard} from './paintCard';
import {CARD_PALETTE} from './palette';

const writePng = indexedPng(CARD_PALETTE);

/** A card as PNG, 1200 × 630. */
export function drawCard(card: Card): Buffer {
  return writePng(paintCard(card));
}
