import path from 'node:path';
import base from '../e2e/playwright.config';
import {leftOut} from '../support/leftOut';

const {launchOptions} = base.use ?? {};

/** The browser tests that `npm test` skips: other builds, long crawls, measurements, rare paths. */
export default {
  ...base,
  grepInvert: undefined,
  // A few pixels may differ: edges of letters vary between Chromium versions.
  expect: {...base.expect, toHaveScreenshot: {maxDiffPixelRatio: 0.004}},
  snapshotPathTemplate: '{testDir}/views/{arg}{ext}',
  projects: [
    {name: 'nightly', testDir: __dirname, testIgnore: ['views.e2e.ts', ...leftOut]},
    {name: 'rare', testDir: path.resolve(__dirname, '../e2e'), grep: /@nightly/},
    {
      name: 'views',
      testDir: __dirname,
      testMatch: 'views.e2e.ts',
      // Renders text independently of system settings.
      use: {
        launchOptions: {
          ...launchOptions,
          args: [
            ...(launchOptions?.args ?? []),
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      },
    },
  ],
};
