import base from '../e2e/playwright.config';

/** The journeys that `npm test` leaves out: other builds, long crawls, measurements. */
export default {...base, testDir: __dirname};
