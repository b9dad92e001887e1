import {sectionsOf} from '../../src/config/sections';
import {fieldText, headings, readMarkdown} from './markdown';
import {fixtureContent} from './sites';

export interface SectionPage {
  readonly path: string;
  readonly section: string;
  readonly label: string;
  readonly unlisted: boolean;
  /** Headings of levels 2 and 3, in order. */
  readonly contents: readonly string[];
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

const all = sectionsOf(fixtureContent).flatMap(({label, pages}) =>
  pages.map((id) => readPage(label, id)),
);

/** The pages of the sidebar, in its order. */
export const sectionPages = all.filter(({unlisted}) => !unlisted);
export const unlistedPages = all.filter(({unlisted}) => unlisted);
