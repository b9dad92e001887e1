/** What a new site begins with in the place of the content that the repository ships. */

import {yamlText} from '../yamlText';

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
    description: 'The shelf of books still to read, each with the reason it stands there.',
    shelf: 'ToRead',
    lead: 'Books still to read, each with a sentence on why it stands here.',
    list: 'booksToRead',
  },
  {
    file: 'books/already-read.mdx',
    title: 'Books already read',
    label: 'Already read',
    description: 'The shelf of books already read, each in one honest sentence.',
    shelf: 'AlreadyRead',
    lead: 'Books that were read to the end, each in one sentence.',
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
    description: 'Podcast episodes, with the show, its hosts and what was talked about.',
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
    lead: 'Conversations that were published, with who asked.',
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
    description: 'Recorded lectures and tutorials, with their length and their subject.',
    shelf: 'Webinars',
    lead: 'Recordings of lectures and tutorials.',
    list: 'mediaWebinars',
  },
  {
    file: 'resume/experience.mdx',
    title: 'Experience',
    label: 'Experience',
    description: 'Roles with their dates, and what was done in them, as a resume that prints.',
    shelf: 'Experience',
    lead: 'Roles, newest first. The page prints as a resume should.',
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

function pageText(page: Section, place: number): string {
  const {title, description, label, shelf, lead, list, file} = page;
  const attributes = file.startsWith('books/') ? '' : ' show="public"';
  return `---
title: ${title}
description: ${yamlText(description)}
sidebar_label: ${label}
sidebar_position: ${place}
---

import ${shelf} from '@site/src/features/shelves/${shelf}';

{/* The entries stand in src/data/${list}.ts. */}

${lead}

<${shelf}${attributes} />
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
          'Questions the blog has an answer to, by topic, each with the post that gives it.',
        ),
        'src/data/journey.ts': emptyList(
          'journey',
          'JourneyYear',
          'The years of the blog, in a sentence each; a year without posts is not shown.',
        ),
      };
    case 'beliefs':
      return {
        'src/data/beliefs.ts': emptyList(
          'beliefs',
          'Belief',
          'What is held to be worth doing; shown on the home page.',
        ),
      };
    default:
      return {};
  }
}

const TAGS = `# The tags of the posts by key; \`npm run author -- tags\` counts, renames and merges them.
notes:
  label: Notes
  permalink: /notes
  description: Short posts on one thing, written down so that it is kept.
this-site:
  label: This site
  permalink: /this-site
  description: What this site is, what it is made of and what has changed.
writing:
  label: Writing
  permalink: /writing
  description: On putting things into words, and on keeping at it.
`;

/**
 * The blog with one post, by its files.
 *
 * @param author key of `blog/authors.yml`
 * @param day YYYY-MM-DD
 */
export function freshBlog(author: string, day: string): Readonly<Record<string, string>> {
  return {
    'blog/tags.yml': TAGS,
    'blog/series.yml': `# Series of posts by key: a post joins one with the field "series".
{}
`,
    'blog/redirects.yml': `# Addresses of old, and where their readers are sent: one "- {from: /old, to: /new}" a line.
[]
`,
    [`blog/${day}-hello.md`]: `---
title: 'Hello'
description: 'The first post of a new site: what will appear here, and the ways to hear of it.'
slug: hello
date: ${day}
authors: [${yamlText(author)}]
tags: [notes, this-site, writing]
---

Hello, and welcome. This is the first post of a new site; the next ones will appear above it.

<!-- truncate -->

Until there are more, [the archive](/blog/archive) has one lit square, and [the feeds](/subscribe) are the way to hear of the second.
`,
  };
}

interface Person {
  readonly name: string;
  readonly siteTitle: string;
  readonly tagline: string;
}

/** \`blog/authors.yml\` with one author, who has a page. */
export function authorsFile(key: string, {name, siteTitle, tagline}: Person): string {
  return `${yamlText(key)}:
  name: ${JSON.stringify(name)}
  title: ${JSON.stringify(`Writes ${siteTitle === name ? 'this site' : siteTitle}`)}
  description: ${JSON.stringify(tagline)}
  page: true
`;
}

/** The repository's front page: GitHub shows it in place of the application's README. */
export function frontPage({siteTitle, tagline}: Person, address: string): string {
  return `# ${siteTitle}

${tagline}

The source of <${address}>. The posts are in [blog/](../blog), who writes them in [src/data/owner.ts](../src/data/owner.ts).

How to write, build and deploy is in [the application's README](../README.md); which files belong to this site, and how to bring in a later version of the application, in [UPGRADING](UPGRADING.md).
`;
}

/** The speller's list: words of the site's own name are no mistakes. */
export function wordsFile(texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{M}]{4,}/gu) ?? []);
  const comment = '# Words of this site that the speller does not know, one a line.';
  return [comment, ...new Set(words), ''].join('\n');
}
