import type {TimelineEntry} from './types';

/** Example entries with the shape of a working life, newest first; put your own in their place. */
export const resumeExperience: readonly TimelineEntry[] = [
  {
    id: 'example-role-founder',
    title: 'Founder',
    organization: 'A company you started',
    place: 'City, or Remote',
    start: '2023-01',
    points: [
      'Start with a verb and end with a result: Released the first public version in 5 months (example figure).',
      'Give one number a reader can check: Grew to 40 outside contributors (example figure), with a link to the list.',
      'Say what you decided, not only what happened: Chose an open license, and link the post that explains why.',
    ],
    url: 'https://example.com/company',
    example: true,
  },
  {
    id: 'example-role-lead-engineer',
    title: 'Lead engineer',
    organization: 'A software company',
    place: 'City, country',
    start: '2019-03',
    end: '2022-12',
    points: [
      'Name the before and the after: Cut the nightly data load from 90 to 15 minutes (example figures).',
      'Show the team and your part in it: Led 4 engineers (example figure) and wrote the design they worked from.',
      'Link what is public: the talk, the pull request or the report that shows the work.',
    ],
    url: 'https://example.com/software-company',
    example: true,
  },
  {
    id: 'example-role-analyst',
    title: 'Data analyst',
    organization: 'A first employer',
    place: 'City, country',
    start: '2016-07',
    end: '2019-02',
    points: [
      'Keep the oldest roles short: Built the weekly report that 12 people used (example figure).',
      'Name the tool only where it mattered: Replaced a shared spreadsheet with a tested SQL model.',
      'Leave out what the reader can guess from the title.',
    ],
    url: 'https://example.com/first-employer',
    example: true,
  },
];
