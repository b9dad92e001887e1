import type {MediaEntry} from './types';

/** News items and public announcements, newest first. The first entry is a made-up example of a mention. */
export const mediaNewsMentions: readonly MediaEntry[] = [
  {
    id: 'example-news-mention',
    title: 'An open-source project opens its data',
    people: ['Reporter'],
    date: '2026-01-15',
    place: 'Newspaper',
    url: 'https://example.com/news',
    note: 'What a mention in the news looks like in this list: the headline, the reporter, the newspaper and its subject.',
    example: true,
  },
  {
    id: 'linux-foundation-agentic-ai-foundation',
    title:
      'Linux Foundation Announces the Formation of the Agentic AI Foundation (AAIF), Anchored by New Project Contributions Including Model Context Protocol (MCP), goose and AGENTS.md',
    people: [],
    date: '2025-12-09',
    place: 'The Linux Foundation',
    url: 'https://www.linuxfoundation.org/press/linux-foundation-announces-the-formation-of-the-agentic-ai-foundation',
    note: 'Three open agent projects from three companies move to one neutral foundation, as standards that last often do.',
  },
  {
    id: 'anthropic-model-context-protocol',
    title: 'Introducing the Model Context Protocol',
    people: [],
    date: '2024-11-25',
    place: 'Anthropic',
    url: 'https://www.anthropic.com/news/model-context-protocol',
    note: 'The announcement of an open way to connect AI assistants to data and tools, so that each pair does not need its own connector.',
  },
  {
    id: 'osi-open-source-ai-definition',
    title:
      "The Open Source Initiative Announces the Release of the Industry's First Open Source AI Definition",
    people: [],
    date: '2024-10-28',
    place: 'Open Source Initiative',
    url: 'https://opensource.org/blog/the-open-source-initiative-announces-the-release-of-the-industrys-first-open-source-ai-definition',
    note: 'Version 1.0 of a definition that says which freedoms, code and data information an AI system needs to be called open.',
  },
  {
    id: 'google-tensorflow-open-source',
    title: 'TensorFlow: smarter machine learning, for everyone',
    people: ['Sundar Pichai'],
    date: '2015-11-09',
    place: 'Official Google Blog',
    url: 'https://googleblog.blogspot.com/2015/11/tensorflow-smarter-machine-learning-for.html',
    note: 'A large company opens the machine learning system it uses itself; a turning point for open tools in the field.',
  },
  {
    id: 'white-house-machine-readable-order',
    title: 'Making Open and Machine Readable the New Default for Government Information',
    people: [],
    date: '2013-05-09',
    place: 'The White House',
    url: 'https://obamawhitehouse.archives.gov/the-press-office/2013/05/09/executive-order-making-open-and-machine-readable-new-default-government-',
    note: 'The executive order that made open formats the default for United States federal data, after a check for privacy.',
  },
  {
    id: 'gnu-initial-announcement',
    title: 'Initial Announcement',
    people: ['Richard Stallman'],
    date: '1983-09-27',
    place: 'GNU Project',
    url: 'https://www.gnu.org/gnu/initial-announcement.html',
    note: 'The newsgroup post that began the GNU Project: a plan, a list of programs to write, and a plain request for help.',
  },
];
