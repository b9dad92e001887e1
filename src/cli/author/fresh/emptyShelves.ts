/** The empty shelves and lists that a new site begins with. */
import {yamlText} from '../format';

/**
 * Sections with what draws their entries, and the descriptions of their shelves by component. Page
 * and list have the same name: `books/to-read.mdx`, `src/data/booksToRead.ts`.
 */
const SECTIONS = {
  books: {
    component: 'BookShelf',
    type: 'Book',
    shelves: {
      ToRead: 'Books still to read, each with a sentence on why it is on the list.',
      AlreadyRead: 'Books read to the end, each in one honest sentence.',
    },
  },
  media: {
    component: 'MediaShelf',
    type: 'MediaEntry',
    shelves: {
      OnStage: 'Talks at conferences and meetups, with place, day and recording.',
      Podcasts: 'Podcast episodes, with the show, its hosts and the subject.',
      Interviews: 'Interviews in print and on air, with the publication and who asked.',
      NewsMentions: 'Articles and announcements in the news, each linked at its source.',
      ProductVideos: 'Demonstrations that show a product at work instead of describing it.',
      Webinars: 'Recorded lectures and tutorials, with their length and subject.',
    },
  },
  resume: {
    component: 'Timeline',
    type: 'TimelineEntry',
    shelves: {
      Experience: 'Roles, newest first, and what was done in them. The page prints as a resume.',
      Education: 'Degrees and courses, with the years and what was learned in them.',
      Articles: 'Articles and papers that were published elsewhere, each at its source.',
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

/** The pages of a section with an empty shelf each, and the lists of the shelves, by their files. */
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

{/* The entries stand in src/data/${list}.ts. */}

${description}

<${shelf} entries={${list}}${section === 'books' ? '' : ' show="public"'} />
`;
    lists[`src/data/${list}.ts`] = emptyList(
      list,
      isArticles ? 'ArticleEntry' : type,
      `What ${page} shows; src/data/types.ts says what an entry holds.`,
    );
  });
  if (section === 'books') {
    lists['src/data/bookTopics.ts'] =
      `/** The topics that the shelves of books are sorted by, kebab-case. */
export const bookTopics = ['fiction', 'nonfiction'] as const;
`;
  }
  return {pages, lists};
}

const LIST =
  /^import type \{(\w+)\} from '\.\/types';[^]*^export const (\w+): readonly \1\[\] = \[/m;

/**
 * A list that a fork has added to a section, empty: its page goes with the section.
 *
 * @param text what it is now
 * @returns nothing where it is not written as the shipped lists are
 */
export function emptyOwnList(text: string): string | undefined {
  const [, type, name] = LIST.exec(text) ?? [];
  return name === undefined || type === undefined
    ? undefined
    : emptyList(name, type, 'No page shows it yet; src/data/types.ts says what an entry holds.');
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
    'What the author believes; shown on the home page.',
  ),
};
