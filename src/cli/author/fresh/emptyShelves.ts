/** The empty shelves and lists that a new site begins with. */

import {yamlText} from '../format';

interface Section {
  readonly file: string;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly shelf: string;
  readonly lead: string;
  /** Where the entries of its shelf stand. */
  readonly list: string;
}

const SHELF_PAGES: readonly Section[] = [
  {
    file: 'books/to-read.mdx',
    title: 'Books to read',
    label: 'To read',
    description: 'Books still to read, each with the reason it is on the list.',
    shelf: 'ToRead',
    lead: 'Books still to read, each with a sentence on why it is here.',
    list: 'booksToRead',
  },
  {
    file: 'books/already-read.mdx',
    title: 'Books already read',
    label: 'Already read',
    description: 'Books already read, each in one honest sentence.',
    shelf: 'AlreadyRead',
    lead: 'Books read to the end, each in one sentence.',
    list: 'booksAlreadyRead',
  },
  {
    file: 'media/on-stage.mdx',
    title: 'On stage',
    label: 'On stage',
    description: 'Talks at conferences and meetups, with place, day and recording.',
    shelf: 'OnStage',
    lead: 'Talks, with their recordings where there are any.',
    list: 'mediaOnStage',
  },
  {
    file: 'media/podcasts.mdx',
    title: 'Podcasts',
    label: 'Podcasts',
    description: 'Podcast episodes, with the show, its hosts and the subject.',
    shelf: 'Podcasts',
    lead: 'Episodes, with their hosts and what they are about.',
    list: 'mediaPodcasts',
  },
  {
    file: 'media/interviews.mdx',
    title: 'Interviews',
    label: 'Interviews',
    description: 'Interviews in print and on air, with the publication and who asked.',
    shelf: 'Interviews',
    lead: 'Published conversations, and who asked the questions.',
    list: 'mediaInterviews',
  },
  {
    file: 'media/news-mentions.mdx',
    title: 'News mentions',
    label: 'News mentions',
    description: 'Articles and announcements in the news, each linked at its source.',
    shelf: 'NewsMentions',
    lead: 'What others reported, linked at its source.',
    list: 'mediaNewsMentions',
  },
  {
    file: 'media/product-videos.mdx',
    title: 'Product videos',
    label: 'Product videos',
    description: 'Demonstrations that show a product at work instead of describing it.',
    shelf: 'ProductVideos',
    lead: 'Things that are better shown than described.',
    list: 'mediaProductVideos',
  },
  {
    file: 'media/webinars.mdx',
    title: 'Webinars',
    label: 'Webinars',
    description: 'Recorded lectures and tutorials, with their length and subject.',
    shelf: 'Webinars',
    lead: 'Recordings of lectures and tutorials.',
    list: 'mediaWebinars',
  },
  {
    file: 'resume/experience.mdx',
    title: 'Experience',
    label: 'Experience',
    description: 'Roles with their dates and what was done in them, ready to print.',
    shelf: 'Experience',
    lead: 'Roles, newest first. The page prints as a resume.',
    list: 'resumeExperience',
  },
  {
    file: 'resume/education.mdx',
    title: 'Education',
    label: 'Education',
    description: 'Degrees and courses, with the years and what was learned in them.',
    shelf: 'Education',
    lead: 'Degrees and courses, newest first.',
    list: 'resumeEducation',
  },
  {
    file: 'resume/articles.mdx',
    title: 'Articles',
    label: 'Articles',
    description: 'Articles and papers that were published elsewhere, each at its source.',
    shelf: 'Articles',
    lead: 'What was published elsewhere.',
    list: 'resumeArticles',
  },
];

/** What draws the entries of a page. */
function componentOf({file, list}: Section): string {
  if (file.startsWith('books/')) {
    return 'BookShelf';
  }
  return file.startsWith('media/') || list === 'resumeArticles' ? 'MediaShelf' : 'Timeline';
}

function pageText(page: Section, place: number): string {
  const {title, description, label, shelf, lead, list, file} = page;
  const attributes = file.startsWith('books/') ? '' : ' show="public"';
  return `---
title: ${title}
description: ${yamlText(description)}
sidebar_label: ${label}
sidebar_position: ${place}
---

import {${list}} from '@site/src/data/${list}';
import ${shelf} from '@site/src/features/shelves/${componentOf(page)}';

{/* The entries stand in src/data/${list}.ts. */}

${lead}

<${shelf} entries={${list}}${attributes} />
`;
}

/** The pages of a section (`books`, `media` or `resume`), each with an empty shelf, by their files. */
export function sectionPages(section: string): Readonly<Record<string, string>> {
  const pages = SHELF_PAGES.filter(({file}) => file.startsWith(`${section}/`));
  return Object.fromEntries(pages.map((page, index) => [page.file, pageText(page, index + 1)]));
}

function emptyList(name: string, type: string, comment: string): string {
  return `import type {${type}} from './types';

/** ${comment} */
export const ${name}: readonly ${type}[] = [];
`;
}

function shelfLists(section: string): Record<string, string> {
  const type = {books: 'Book', media: 'MediaEntry', resume: 'TimelineEntry'}[section] ?? '';
  return Object.fromEntries(
    SHELF_PAGES.filter(({file}) => file.startsWith(`${section}/`)).map(({list, file}) => [
      `src/data/${list}.ts`,
      emptyList(
        list,
        list === 'resumeArticles' ? 'ArticleEntry' : type,
        `What ${file} shows; src/data/types.ts says what an entry holds.`,
      ),
    ]),
  );
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
    case 'media':
    case 'resume':
      return shelfLists(part);
    case 'posts':
      return {
        'src/data/questions.ts': emptyList(
          'questions',
          'Question',
          'Questions that the blog answers, by topic, each with the post that answers it.',
        ),
      };
    case 'beliefs':
      return {
        'src/data/beliefs.ts': emptyList(
          'beliefs',
          'Belief',
          'What the author believes; shown on the home page.',
        ),
      };
    default:
      return {};
  }
}
