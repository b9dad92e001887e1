import path from 'node:path';

/** This repository, with the content that it ships. */
export const repository = path.resolve(__dirname, '../..');

/** What the shipped content is built into. */
export const shippedBuild = path.join(repository, 'build');

/** The content of the fixture site, which most tests look at. */
export const fixtureContent = path.join(repository, 'tests/fixtures/site');

/** What the fixture site is built into, by `npm run build:fixture`. */
export const fixtureBuild = path.join(repository, 'tests/.fixture-site/build');

/** Posts of other people's kind, as a stock Docusaurus site accepts them. */
export const foreignContent = path.join(repository, 'tests/fixtures/foreign');

/** Where `npm run build:foreign` puts a fork with these posts, and its base path. */
export const foreignSite = path.join(repository, 'tests/.foreign-site');
export const foreignBuild = path.join(foreignSite, 'build');
export const FOREIGN_BASE = '/blog/';
