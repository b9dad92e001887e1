import {existsSync} from 'node:fs';
import {lighthouseFigures} from '../bench/site/lighthouseFigures';
import {SAMPLES} from '../bench/site/samples';
import {fileOf} from '../support/html';
import {test} from '../support/shippedSite';
import {shippedBuild} from '../support/sites';
import {expect} from '../support/test';

/** Runs of Lighthouse a page, of which the median counts. */
const RUNS = 5;

// The pages are the shipped ones; a fork that has replaced them has others.
for (const [kind, path] of Object.entries(SAMPLES)) {
  test(`Lighthouse (mobile) gives ${kind} 99 or more for performance`, async ({shippedAddress}) => {
    test.skip(!existsSync(fileOf(shippedBuild, path)), 'this site has no such page');
    test.setTimeout(300_000);
    const seen = await lighthouseFigures(shippedAddress + path, RUNS);
    test.info().annotations.push({type: 'lighthouse', description: JSON.stringify(seen)});
    expect(seen.performance).toBeGreaterThanOrEqual(99);
    expect(seen.shift).toBeLessThanOrEqual(0.02);
  });
}
