import type {TimelineEntry} from './types';

/** Work on this project, newest first, then made-up examples of roles. */
export const resumeExperience: readonly TimelineEntry[] = [
  {
    id: 'late-client',
    title: 'Pages that can be read before any script has loaded',
    organization: 'One Commit at a Time',
    place: 'This site',
    start: '2026-11',
    end: '2026-11',
    points: [
      'Put one 1.3 kB loader, which waits for the first interaction or for 2.5 seconds, in place of 25 rules for swapping framework modules.',
      'Removed 7,870 lines and added 1,392 (without the lock file), in one commit that is still in the history.',
      'Paid for it in bytes: in that commit a page went from 114 to 166 kB of script and from 10.9 to 19.8 kB of styles, compressed.',
    ],
  },
  {
    id: 'answers-from-the-posts',
    title: 'Search, a map and answers from the posts',
    organization: 'One Commit at a Time',
    place: 'This site',
    start: '2026-11',
    end: '2026-11',
    points: [
      'Built a search, a map of related posts and a chat that quotes the posts, all of which run in the reader’s browser.',
      'Compared the search with Pagefind on several kinds of queries, including held-out sets that nothing was tuned on.',
      'Wrote down what did not work, too: a cache of built pages was added one day and removed the next.',
    ],
  },
  {
    id: 'shell-and-posts',
    title: 'The site and its posts',
    organization: 'One Commit at a Time',
    place: 'This site',
    start: '2026-11',
    end: '2026-11',
    points: [
      'Wrote the posts, and tests that run their code and compare its output with the output in the posts.',
      'Generated a cover and a social card for each post from its address, without stock pictures.',
      'Made every page work with the keyboard, without JavaScript and in two color modes, and wrote tests for it.',
    ],
  },
  {
    id: 'example-role-founder',
    title: 'Founder',
    organization: 'An open-source company',
    place: 'Remote',
    start: '2023-01',
    points: [
      'Released the first public version after five months.',
      'Grew the project to 40 outside contributors in two years.',
      'Chose an open license, and wrote down the reasons.',
    ],
    url: 'https://example.com/company',
    example: true,
  },
  {
    id: 'example-role-lead-engineer',
    title: 'Lead engineer',
    organization: 'A software company',
    place: 'On site',
    start: '2019-03',
    end: '2022-12',
    points: [
      'Cut the nightly data load from 90 to 15 minutes.',
      'Led four engineers and wrote the design they worked from.',
      'Gave a public talk about the migration.',
    ],
    url: 'https://example.com/software-company',
    example: true,
  },
  {
    id: 'example-role-analyst',
    title: 'Data analyst',
    organization: 'A retail company',
    place: 'On site',
    start: '2016-07',
    end: '2019-02',
    points: [
      'Built the weekly report that twelve people used.',
      'Replaced a shared spreadsheet with a tested SQL model.',
    ],
    url: 'https://example.com/first-employer',
    example: true,
  },
];
