import path from 'node:path';

/** Root folder of this repository. */
export const repository = path.resolve(__dirname, '../..');

/** Build folder of the site that this repository ships, written by `npm run build`. */
export const shippedBuild = path.join(repository, 'build');

/** Content of the fixture site, which most tests use. */
export const fixtureContent = path.join(repository, 'tests/fixtures/site');

/** Build folder of the fixture site, written by `npm run build:fixture`. */
export const fixtureBuild = path.join(repository, 'tests/.fixture-site/build');

/** Posts by others, written for a Docusaurus site with the classic theme. */
export const foreignContent = path.join(repository, 'tests/fixtures/foreign');

/** Folder of a fork with posts of `foreignContent`, written by `npm run build:foreign`. */
export const foreignSite = path.join(repository, 'tests/.foreign-site');
export const foreignBuild = path.join(foreignSite, 'build');
/** Base path of the fork. */
export const FOREIGN_BASE = '/blog/';
