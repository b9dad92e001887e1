import {keptFile} from '../keptFile';
import type {Card} from './cardText';
import {drawCard} from './drawCard';

export interface CardJob {
  readonly card: Card;
  /** Name of its file in the cache. */
  readonly key: string;
}

/** Puts cards into the cache, one after the other: an end halfway leaves whole ones. */
export async function drawCards(jobs: readonly CardJob[], cache: string): Promise<void> {
  for (const {card, key} of jobs) {
    await keptFile(cache, key, async () => drawCard(card));
  }
}
