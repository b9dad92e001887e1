/** Empty shelves and lists of a new site. */
import {yamlText} from '../format';

/**
 * Sections with the component that shows their entries, and descriptions by shelf. The names of a
 * page and its list match: `books/to-read.mdx` shows `src/data/booksToRead.ts`.
 */
const SECTIONS = {
  books: {
    component: 'BookShelf',
    type: 'Book',
    shelves: {
      ToRead: 'Books I want to read, each with the reason why.',
      AlreadyRead: 'Books I have finished, each with one honest sentence.',
    },
  },
  media: {
    component: 'MediaShelf',
    type: 'MediaEntry',
    shelves: {
      OnStage: 'Talks at conferences and meetups, with place, day and recording.',
      Podcasts: 'Podcast episodes, with the show, its hosts and the subject.',
      Interviews: 'Interviews in print and on air, with the publication and who asked.',
      NewsMentions: 'Articles and announcements in the news, each with a link.',
      ProductVideos: 'Videos that show a product at work.',
      Webinars: 'Recorded lectures and tutorials, with their length and subject.',
    },
  },
  resume: {
    component: 'Timeline',
    type: 'TimelineEntry',
    shelves: {
      Experience: 'Roles, newest first, with what I did in each. The page prints as a resume.',
      Education: 'Degrees and courses, with their years and what I learned.',
      Articles: 'Articles and papers published elsewhere, each with a link.',
    },
  },
};

export type Section = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

function emptyList(name: string, type: string, comment: string): string {
  return `import type {${type}} from './types';

/** ${comment} */
export const ${name}: readonly ${type}[] = [];
`;
}

/** Builds the pages of a section, each with an empty shelf, and the empty lists, by file name. */
export function emptySection(section: Section) {
  const {component, type, shelves} = SECTIONS[section];
  const pages: Record<string, string> = {};
  const lists: Record<string, string> = {};
  Object.entries(shelves).forEach(([shelf, description], index) => {
    const words = shelf.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const page = `${section}/${words.toLowerCase().replaceAll(' ', '-')}.mdx`;
    const list = section + shelf;
    const isArticles = shelf === 'Articles';
    pages[page] = `---
title: ${section === 'books' ? `Books ${words.toLowerCase()}` : words}
description: ${yamlText(description)}
sidebar_label: ${words}
sidebar_position: ${index + 1}
---

import {${list}} from '@site/src/data/${list}';
import ${shelf} from '@site/src/features/shelves/${isArticles ? 'MediaShelf' : component}';

{/* Add entries in src/data/${list}.ts. */}

${description}

<${shelf} entries={${list}}${section === 'books' ? '' : ' show="public"'} />
`;
    lists[`src/data/${list}.ts`] = emptyList(
      list,
      isArticles ? 'ArticleEntry' : type,
      `Entries of ${page}; src/data/types.ts lists their fields.`,
    );
  });
  if (section === 'books') {
    lists['src/data/bookTopics.ts'] = `/** Topics of the book shelves, in kebab case. */
export const bookTopics = ['fiction', 'nonfiction'] as const;
`;
  }
  return {pages, lists};
}

const LIST =
  /^import type \{(\w+)\} from '\.\/types';[^]*^export const (\w+): readonly \1\[\] = \[/m;

/**
 * Empties a list that a fork has added to a section; its page is removed with the section.
 *
 * @param text the file as it is
 * @returns undefined if the file is not written like the shipped lists
 */
export function emptyOwnList(text: string): string | undefined {
  const [, type, name] = LIST.exec(text) ?? [];
  return name === undefined || type === undefined
    ? undefined
    : emptyList(
        name,
        type,
        'Not shown on any page yet; src/data/types.ts lists the fields of an entry.',
      );
}

export const NO_QUESTIONS = {
  'src/data/questions.ts': emptyList(
    'questions',
    'Question',
    'Questions that the blog answers, by topic, each with the post that answers it.',
  ),
};

export const NO_BELIEFS = {
  'src/data/beliefs.ts': emptyList(
    'beliefs',
    'Belief',
    'Opinions of the author, shown on the home page.',
  ),
};
