/** Questions the blog has an answer to, each with the post that gives it. */
export const questions = [
  {
    topic: 'Money',
    text: 'How long until money doubles, and how wrong is the rule of 72?',
    permalink: '/blog/compound-interest-by-hand',
  },
  {
    topic: 'Money',
    text: 'Why can two funds with the same Sharpe ratio feel so different to hold?',
    permalink: '/blog/what-the-sharpe-ratio-hides',
  },
  {
    topic: 'Money',
    text: 'How much of a bankroll should go on one good bet?',
    permalink: '/blog/kelly-without-the-hype-3f9a2c',
  },
  {
    topic: 'Equity',
    text: 'What is left of a founder’s share after a seed round and a series A?',
    permalink: '/blog/equity-dilution-with-a-pencil',
  },
  {
    topic: 'Equity',
    text: 'What do I keep if I leave in month eleven, and in month twelve?',
    permalink: '/blog/vesting-with-a-cliff',
  },
  {
    topic: 'Equity',
    text: 'Who is paid first when the company is sold?',
    permalink: '/blog/reading-a-cap-table-before-you-sign',
  },
  {topic: 'AI', text: 'What is an agent, in forty lines?', permalink: '/blog/an-agent-is-a-loop'},
  {
    topic: 'AI',
    text: 'When is search enough, and fine-tuning not needed?',
    permalink: '/blog/retrieval-before-fine-tuning',
  },
  {
    topic: 'AI',
    text: 'What does the Model Context Protocol connect?',
    permalink: '/blog/mcp-in-plain-words',
  },
  {
    topic: 'Open source',
    text: 'Which license should this repository have?',
    permalink: '/blog/choosing-an-open-source-license',
  },
  {
    topic: 'Open source',
    text: 'How do I write an issue that a stranger can finish?',
    permalink: '/blog/first-issue-is-the-product',
  },
  {topic: 'Sport', text: 'How easy is easy running?', permalink: '/blog/easy-running-is-the-plan'},
  {
    topic: 'Sport',
    text: 'What does starting ten seconds a kilometer too fast cost?',
    permalink: '/blog/the-arithmetic-of-marathon-pace',
  },
] as const;
