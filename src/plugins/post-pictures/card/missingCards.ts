import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuildPart} from '../../../lib/buildPart';
import type {CardJob} from './drawCards';

/** Those cards that the cache does not have. */
export function missingCards<Job extends CardJob>(cards: readonly Job[], cache: string): Job[] {
  return cards.filter(({key}) => !existsSync(path.join(cache, key)));
}

function noteOf({folder}: BuildPart): string {
  return path.join(folder, 'missing-cards.json');
}

/** Leaves for the later parts of a build which cards it has to draw. */
export function noteMissing(part: BuildPart, missing: readonly CardJob[]): void {
  writeFileSync(noteOf(part), JSON.stringify(missing.map(({key}) => key)));
}

/** The keys of the cards that were missing when a build in parts began; nothing for a whole one. */
export function notedMissing(part: BuildPart): string[] | undefined {
  return part.name === 'pages' && existsSync(noteOf(part))
    ? (JSON.parse(readFileSync(noteOf(part), 'utf8')) as string[])
    : undefined;
}
