import path from 'node:path';
import base from '../e2e/playwright.config';

/**
 * Runs the tests of `tests/e2e` tagged `@engines` in the engines of Firefox and Safari, installed
 * by `npx playwright install --with-deps firefox webkit`. `npm test` runs them in Chromium.
 */
export default {
  ...base,
  testDir: path.resolve(__dirname, '../e2e'),
  grep: /@engines/,
  projects: (['firefox', 'webkit'] as const).map((browserName) => ({
    name: browserName,
    // The launch options of the other tests are for Chromium only.
    use: {...base.use, browserName, channel: undefined, launchOptions: {}},
  })),
};
