import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readBuiltPage} from 'docusaurus-built-pages';
import type {TextPage} from 'docusaurus-theme-search-ask/engine';
import {builtPages, shownPages} from './builtPages';
import type {GoldenQuery} from './goldenQueries';

/** A query of which one section of a page may be the answer. */
export interface ForeignQuery extends GoldenQuery {
  /** Addresses with anchors. */
  readonly sections?: readonly string[];
}

/** Test queries for the documentation of another project. */
export interface ForeignQueries {
  /** Name of the site, and of the file of queries. */
  readonly site: string;
  /** Repository and folder of the documentation. */
  readonly source: string;
  /** Language of the pages, where it is not English. */
  readonly locale?: string;
  /** Ranking is tuned on `training` sites only. */
  readonly split: 'training' | 'test';
  readonly queries: readonly ForeignQuery[];
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

/** Reads the pages of another site that have a text. They have no tags and no authors' questions. */
export function foreignPages(build: string): TextPage[] {
  return shownPages(build).flatMap(({file, html}) => {
    const {title, description, headings, blocks, isNoIndex} = readBuiltPage(html, '');
    const page = {title, description, tags: [], headings, blocks};
    return isNoIndex || blocks.length === 0
      ? []
      : [{url: urlOf(file), section: 'Pages' as const, ...page}];
  });
}

/** Addresses of an index whose anchor is no id of the built page. */
export function missingAnchors(pages: readonly TextPage[], build: string): string[] {
  const ids = new Map(
    builtPages(build).map(({file, html}) => [
      urlOf(file),
      new Set([...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, a, b]) => a ?? b)),
    ]),
  );
  return pages.flatMap(({url, headings, blocks}) => {
    const known = ids.get(url.replace(/(?<=.)\/$/, ''));
    const anchors = [...headings, ...blocks].flatMap(({anchor}) => anchor ?? []);
    return [...new Set(anchors)].filter((one) => !known?.has(one)).map((one) => `${url}#${one}`);
  });
}
