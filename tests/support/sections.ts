import sidebars from '../../sidebars';
import {fieldText, headings, readMarkdown} from './markdown';

export interface SectionPage {
  readonly path: string;
  readonly section: string;
  readonly label: string;
  readonly unlisted: boolean;
  /** Headings of levels 2 and 3, in order. */
  readonly contents: readonly string[];
}

interface Category {
  readonly label: string;
  readonly items: readonly string[];
}

function readPage(section: string, id: string): SectionPage {
  const source = readMarkdown(`${id}.mdx`);
  return {
    path: `/${id}`,
    section,
    label: fieldText(source, 'sidebar_label'),
    unlisted: source.fields.get('unlisted') === 'true',
    contents: headings(source.body, [2, 3]),
  };
}

const pages = (sidebars['tutorialSidebar'] as unknown as readonly Category[]).flatMap(
  ({label, items}) => items.map((id) => readPage(label, id)),
);

/** The pages of the sidebar, in its order. */
export const sectionPages = pages.filter(({unlisted}) => !unlisted);
export const unlistedPages = pages.filter(({unlisted}) => unlisted);
