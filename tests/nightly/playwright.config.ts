import path from 'node:path';
import base from '../e2e/playwright.config';
import {leftOut} from '../support/leftOut';

const {launchOptions} = base.use ?? {};

/** The journeys that `npm test` leaves out: other builds, long crawls, measurements, rare paths. */
export default {
  ...base,
  grepInvert: undefined,
  // A hundredth of a picture may differ: edges of letters do from one version of Chromium to the next.
  expect: {...base.expect, toHaveScreenshot: {maxDiffPixelRatio: 0.01}},
  snapshotPathTemplate: '{testDir}/views/{arg}{ext}',
  projects: [
    {name: 'nightly', testDir: __dirname, testIgnore: ['views.e2e.ts', ...leftOut]},
    {name: 'rare', testDir: path.resolve(__dirname, '../e2e'), grep: /@nightly/},
    {
      name: 'views',
      testDir: __dirname,
      testMatch: 'views.e2e.ts',
      // Letters as they are drawn without the settings of the system.
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
