import {existsSync} from 'node:fs';
import path from 'node:path';
import type {CardJob} from './drawCards';

/** Those cards that the cache does not have. */
export function missingCards<Job extends CardJob>(cards: readonly Job[], cache: string): Job[] {
  return cards.filter(({key}) => !existsSync(path.join(cache, key)));
}
