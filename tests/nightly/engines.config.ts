import path from 'node:path';
import base from '../e2e/playwright.config';

/**
 * The journeys of `tests/e2e` that are tagged `@engines`, in the engines of Firefox and Safari, which
 * `npx playwright install --with-deps firefox webkit` brings. `npm test` runs them in Chromium.
 */
export default {
  ...base,
  testDir: path.resolve(__dirname, '../e2e'),
  grep: /@engines/,
  projects: (['firefox', 'webkit'] as const).map((browserName) => ({
    name: browserName,
    // What starts Chromium means nothing to them.
    use: {...base.use, browserName, channel: undefined, launchOptions: {}},
  })),
};
