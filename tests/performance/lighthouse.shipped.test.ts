import {afterAll, beforeAll, expect, it} from 'vitest';
import {pageFigures} from '../bench/site/pageFigures';
import {SAMPLES} from '../bench/site/sites';
import {serveBuild} from '../support/serveBuild';
import {shippedBuild} from '../support/sites';

/** Number of further runs if a page's first one misses the score; their median counts. */
const MORE_RUNS = 5;

const LEAST = 99;

let site: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  site = await serveBuild(shippedBuild);
});
afterAll(() => site.close());

for (const [kind, path] of Object.entries(SAMPLES)) {
  it(`gives ${kind} a performance score of at least ${LEAST} (mobile)`, async () => {
    let seen = await pageFigures(site.address + path, 1);
    if (seen.performance < LEAST) {
      seen = await pageFigures(site.address + path, MORE_RUNS);
    }
    console.log(`${kind}: ${JSON.stringify(seen)}`);
    expect(seen.performance).toBeGreaterThanOrEqual(LEAST);
    expect(seen.shift).toBeLessThanOrEqual(0.02);
  }, 300_000);
}
