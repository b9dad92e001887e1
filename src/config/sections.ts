import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {parsePostFile} from '../lib/postFile';
import {rehypeEmbeds} from '../features/post-markdown/rehypeEmbeds';
import type {Site} from './site';
import {textNames} from '../features/content-check/readContent';

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
  /** Ids of pages, such as `books/to-read`, sorted by `sidebar_position`, then by name. */
  readonly pages: readonly string[];
  /** Id of the page that the navbar leads to. */
  readonly main: string;
}

function readPages(root: string, folder: string) {
  const full = path.join(root, folder);
  return textNames(full)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const text = readFileSync(path.join(full, name), 'utf8');
      const {fields} = parsePostFile(`${folder}/${name}`, text);
      const position = fields['sidebar_position'];
      return {
        id: `${folder}/${name.slice(0, -'.mdx'.length)}`,
        position: typeof position === 'number' ? position : Infinity,
        listed: !fields['unlisted'] && !fields['draft'],
      };
    })
    .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
}

/** Returns the sections that have a listed page. */
export function sectionsOf(root: string): Section[] {
  return SECTIONS.flatMap(({folder, label, main}) => {
    const pages = readPages(root, folder);
    const listed = pages.filter((page) => page.listed).map(({id}) => id);
    const [first] = listed;
    const ids = pages.map(({id}) => id);
    return first === undefined
      ? []
      : [{folder, label, pages: ids, main: listed.includes(main) ? main : first}];
  });
}

/** Returns the options of the docs plugin. A single instance has the pages of all sections. */
export function sectionOptions({owner: {repository}, links}: Site): Options {
  return {
    path: '.',
    include: SECTIONS.map(({folder}) => `${folder}/**/*.mdx`),
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    versions: {current: {label: 'Latest version'}},
    editUrl: repository ? `${repository}/edit/main` : undefined,
    remarkPlugins: [links.remark],
    rehypePlugins: [rehypeEmbeds],
  };
}
