import path from 'node:path';

/** This repository, with the content that it ships. */
export const repository = path.resolve(__dirname, '../..');

/** What the shipped content is built into. */
export const shippedBuild = path.join(repository, 'build');

/** The content of the fixture site, which most tests look at. */
export const fixtureContent = path.join(repository, 'tests/fixtures/site');

/** What the fixture site is built into, by `npm run build:fixture`. */
export const fixtureBuild = path.join(repository, 'tests/.fixture-site/build');
