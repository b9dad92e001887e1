import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sectionsOf} from '../../src/config/sections';
import {parsePostFile} from '../../src/lib/postFile';
import {fixtureContent} from './sites';

export interface SectionPage {
  readonly path: string;
  readonly section: string;
  readonly label: string;
  readonly unlisted: boolean;
}

function readPage(section: string, id: string): SectionPage {
  const file = `${id}.mdx`;
  const {fields} = parsePostFile(file, readFileSync(path.join(fixtureContent, file), 'utf8'));
  return {
    path: `/${id}`,
    section,
    label: String(fields['sidebar_label']),
    unlisted: fields['unlisted'] === true,
  };
}

const all = sectionsOf(fixtureContent).flatMap(({label, pages}) =>
  pages.map((id) => readPage(label, id)),
);

/** Listed pages of the fixture site's sections, in the order of the sidebar. */
export const sectionPages = all.filter(({unlisted}) => !unlisted);
export const unlistedPages = all.filter(({unlisted}) => unlisted);
