import {afterAll, beforeAll, expect, it} from 'vitest';
import {lighthouseFigures} from '../bench/site/pageFigures';
import {SAMPLES} from '../bench/site/sites';
import {serveBuild} from '../support/serveBuild';
import {shippedBuild} from '../support/sites';

/** Number of further runs if a page's first one misses the score; their median counts. */
const MORE_RUNS = 5;

/** The chat needs its scripts and loads them at once, which blocks briefly. */
const LEAST = {chat: 95} as Readonly<Record<string, number>>;

let site: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  site = await serveBuild(shippedBuild);
});
afterAll(() => site.close());

for (const [kind, path] of Object.entries(SAMPLES)) {
  const least = LEAST[kind] ?? 99;
  it(`gives ${kind} a performance score of at least ${least} (mobile)`, async () => {
    let seen = await lighthouseFigures(site.address + path, 1);
    if (seen.performance < least) {
      seen = await lighthouseFigures(site.address + path, MORE_RUNS);
    }
    console.log(`${kind}: ${JSON.stringify(seen)}`);
    expect(seen.performance).toBeGreaterThanOrEqual(least);
    expect(seen.shift).toBeLessThanOrEqual(0.02);
  }, 300_000);
}
