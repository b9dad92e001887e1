import path from 'node:path';

/** This repository with its shipped content. */
export const repository = path.resolve(__dirname, '../..');

/** Build folder of the shipped content. */
export const shippedBuild = path.join(repository, 'build');

/** Content of the fixture site, which most tests use. */
export const fixtureContent = path.join(repository, 'tests/fixtures/site');

/** Build folder of the fixture site, written by `npm run build:fixture`. */
export const fixtureBuild = path.join(repository, 'tests/.fixture-site/build');

/** Posts in other people's style, as a stock Docusaurus site accepts them. */
export const foreignContent = path.join(repository, 'tests/fixtures/foreign');

/** Folder of a fork with these posts, written by `npm run build:foreign`, and its base path. */
export const foreignSite = path.join(repository, 'tests/.foreign-site');
export const foreignBuild = path.join(foreignSite, 'build');
export const FOREIGN_BASE = '/blog/';
