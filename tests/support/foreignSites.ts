import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readBuiltPage} from '../../src/lib/page-reader/readBuiltPage';
import type {TextPage} from '../../src/lib/text-index/types';
import {builtPages} from './builtPages';
import type {GoldenQuery} from './goldenQueries';

/** Test queries for the documentation of another project. */
export interface ForeignQueries {
  /** Name of the site, and of the file of queries. */
  readonly site: string;
  /** Repository and folder of the documentation. */
  readonly source: string;
  /** Ranking is tuned on `training` sites only. */
  readonly split: 'training' | 'test';
  readonly queries: readonly GoldenQuery[];
}

const FOLDER = path.resolve(__dirname, '../fixtures/foreign-queries');

export function foreignQueries(): ForeignQueries[] {
  return readdirSync(FOLDER).map(
    (file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as ForeignQueries,
  );
}

/** Path of a page from the file that Docusaurus wrote. */
export function urlOf(file: string): string {
  return `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** Reads the pages of another site. They have no tags and no authors' questions. */
export function foreignPages(build: string): TextPage[] {
  return builtPages(build).map(({file, html}) => {
    const {title, description, headings, blocks} = readBuiltPage(html, '');
    return {url: urlOf(file), section: 'Pages', title, description, tags: [], headings, blocks};
  });
}
