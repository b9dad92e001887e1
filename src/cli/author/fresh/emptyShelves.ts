/** The empty shelves and lists that a new site begins with. */
import {yamlText} from '../format';

interface Shelf {
  /** Its component; page and list have the same name: `books/to-read.mdx`, `src/data/booksToRead.ts`. */
  readonly shelf: string;
  readonly title: string;
  readonly description: string;
}

const SECTIONS: Readonly<Record<string, readonly Shelf[]>> = {
  books: [
    {
      shelf: 'ToRead',
      title: 'Books to read',
      description: 'Books still to read, each with a sentence on why it is on the list.',
    },
    {
      shelf: 'AlreadyRead',
      title: 'Books already read',
      description: 'Books read to the end, each in one honest sentence.',
    },
  ],
  media: [
    {
      shelf: 'OnStage',
      title: 'On stage',
      description: 'Talks at conferences and meetups, with place, day and recording.',
    },
    {
      shelf: 'Podcasts',
      title: 'Podcasts',
      description: 'Podcast episodes, with the show, its hosts and the subject.',
    },
    {
      shelf: 'Interviews',
      title: 'Interviews',
      description: 'Interviews in print and on air, with the publication and who asked.',
    },
    {
      shelf: 'NewsMentions',
      title: 'News mentions',
      description: 'Articles and announcements in the news, each linked at its source.',
    },
    {
      shelf: 'ProductVideos',
      title: 'Product videos',
      description: 'Demonstrations that show a product at work instead of describing it.',
    },
    {
      shelf: 'Webinars',
      title: 'Webinars',
      description: 'Recorded lectures and tutorials, with their length and subject.',
    },
  ],
  resume: [
    {
      shelf: 'Experience',
      title: 'Experience',
      description: 'Roles, newest first, and what was done in them. The page prints as a resume.',
    },
    {
      shelf: 'Education',
      title: 'Education',
      description: 'Degrees and courses, with the years and what was learned in them.',
    },
    {
      shelf: 'Articles',
      title: 'Articles',
      description: 'Articles and papers that were published elsewhere, each at its source.',
    },
  ],
};

/** `AlreadyRead` in two words, joined by a hyphen or a space. */
function wordsOf(shelf: string, joint: string): string {
  return shelf.replace(/(?<=[a-z])[A-Z]/g, (letter) => joint + letter.toLowerCase());
}

function pageOf(section: string, shelf: string): string {
  return `${section}/${wordsOf(shelf, '-').toLowerCase()}.mdx`;
}

/** What draws the entries of a page. */
function componentOf(section: string, shelf: string): string {
  if (section === 'books') {
    return 'BookShelf';
  }
  return section === 'media' || shelf === 'Articles' ? 'MediaShelf' : 'Timeline';
}

/** The pages of a section (`books`, `media` or `resume`), each with an empty shelf, by their files. */
export function sectionPages(section: string): Readonly<Record<string, string>> {
  const pages = SECTIONS[section] ?? [];
  return Object.fromEntries(
    pages.map(({shelf, title, description}, index) => [
      pageOf(section, shelf),
      `---
title: ${title}
description: ${yamlText(description)}
sidebar_label: ${wordsOf(shelf, ' ')}
sidebar_position: ${index + 1}
---

import {${section}${shelf}} from '@site/src/data/${section}${shelf}';
import ${shelf} from '@site/src/features/shelves/${componentOf(section, shelf)}';

{/* The entries stand in src/data/${section}${shelf}.ts. */}

${description}

<${shelf} entries={${section}${shelf}}${section === 'books' ? '' : ' show="public"'} />
`,
    ]),
  );
}

function emptyList(name: string, type: string, comment: string): Record<string, string> {
  const text = `import type {${type}} from './types';

/** ${comment} */
export const ${name}: readonly ${type}[] = [];
`;
  return {[`src/data/${name}.ts`]: text};
}

function shelfLists(section: string): Record<string, string> {
  const type = {books: 'Book', media: 'MediaEntry', resume: 'TimelineEntry'}[section] ?? '';
  const lists = (SECTIONS[section] ?? []).map(({shelf}) =>
    emptyList(
      section + shelf,
      shelf === 'Articles' ? 'ArticleEntry' : type,
      `What ${pageOf(section, shelf)} shows; src/data/types.ts says what an entry holds.`,
    ),
  );
  return Object.assign({}, ...lists) as Record<string, string>;
}

/** The empty lists of `src/data` for a part of the site, by their files. */
export function emptyLists(part: string): Readonly<Record<string, string>> {
  switch (part) {
    case 'books':
      return {
        ...shelfLists(part),
        'src/data/bookTopics.ts': `/** The topics that the shelves of books are sorted by, kebab-case. */
export const bookTopics = ['fiction', 'nonfiction'] as const;
`,
      };
    case 'posts':
      return emptyList(
        'questions',
        'Question',
        'Questions that the blog answers, by topic, each with the post that answers it.',
      );
    case 'beliefs':
      return emptyList('beliefs', 'Belief', 'What the author believes; shown on the home page.');
    default:
      return shelfLists(part);
  }
}
