import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {parsePostFile} from '../lib/postFile';
import type {Site} from './site';
import {markdownFiles} from '../features/content-check/readContent';

/** All sections, in the order of the sidebar and the navbar. */
export const SECTIONS = [
  {folder: 'books', label: 'Books', main: 'books/to-read'},
  {folder: 'media', label: 'Media', main: 'media/on-stage'},
  {folder: 'resume', label: 'Resume', main: 'resume/experience'},
] as const;

/** A folder of pages with an item in the navbar. */
export interface Section {
  readonly folder: string;
  readonly label: string;
  /** File of the page that the section leads to, such as `books/to-read.mdx`. */
  readonly mainFile: string;
  /** Path of that page, such as `books/to-read`; the folder if the usual main page is missing. */
  readonly path: string;
}

/** Reads the pages of a section, sorted by `sidebar_position`, then by name. */
export function readPages(root: string, folder: string) {
  return markdownFiles(path.join(root, folder))
    .map((name) => {
      const file = `${folder}/${name}`;
      const {fields} = parsePostFile(file, readFileSync(path.join(root, file), 'utf8'));
      const {sidebar_position: position, slug, id, unlisted, draft} = fields;
      const stem = file.replace(/\.mdx?$/, '');
      const address = String(slug ?? id ?? path.posix.basename(stem));
      return {
        file,
        stem,
        path: path.posix.resolve('/', path.posix.dirname(file), address).slice(1),
        position: typeof position === 'number' ? position : Infinity,
        // Docusaurus also accepts 'true' and 'false' in quotes.
        isListed: ![unlisted, draft].map(String).includes('true'),
      };
    })
    .sort((a, b) => a.position - b.position || a.file.localeCompare(b.file));
}

/** Returns the sections that have a listed page. */
export function sectionsOf(root: string): Section[] {
  return SECTIONS.flatMap(({folder, label, main}) => {
    const listed = readPages(root, folder).filter(({isListed}) => isListed);
    const mainPage = listed.find(({stem}) => stem === main);
    const page = mainPage ?? listed[0];
    return page ? [{folder, label, mainFile: page.file, path: mainPage?.path ?? folder}] : [];
  });
}

/** Returns the options of the docs plugin. A single instance has the pages of all sections. */
export function sectionOptions({owner: {repository}, markdown}: Site): Options {
  return {
    ...markdown,
    path: '.',
    include: SECTIONS.map(({folder}) => `${folder}/**/*.{md,mdx}`),
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    versions: {current: {label: 'Latest version'}},
    editUrl: repository ? `${repository}/edit/main` : undefined,
  };
}
