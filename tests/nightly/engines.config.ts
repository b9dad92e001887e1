import base from '../e2e/playwright.config';

/** Arguments that the browsers of `npm test` need mean nothing to these. */
const use = {...base.use, channel: undefined};

/**
 * The journeys that are tagged `@engines`, in the engines of Firefox and Safari:
 * `npx playwright install --with-deps firefox webkit` brings both. `npm test` runs them in Chromium.
 */
export default {
  ...base,
  grep: /@engines/,
  projects: [
    {name: 'firefox', use: {...use, browserName: 'firefox' as const, launchOptions: {}}},
    {name: 'webkit', use: {...use, browserName: 'webkit' as const, launchOptions: {}}},
  ],
};
