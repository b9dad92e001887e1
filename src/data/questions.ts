import type {Question} from './types';

/** Questions that the blog answers, by topic, each with the post that answers it. */
export const questions: readonly Question[] = [
  {
    topic: 'Money',
    text: 'How long until money doubles, and how wrong is the rule of 72?',
    permalink: '/blog/thirty-years-of-saving',
  },
  {
    topic: 'Money',
    text: 'Why can two funds with the same Sharpe ratio feel so different to hold?',
    permalink: '/blog/market-guide',
  },
  {
    topic: 'Money',
    text: 'How much of a bankroll should go on one good bet?',
    permalink: '/blog/kelly-without-the-hype-3f9a2c',
  },
  {
    topic: 'Money',
    text: 'How does a bank run turn a rise in interest rates into a loss?',
    permalink: '/blog/a-bank-run-in-a-balance-sheet',
  },
  {
    topic: 'Money',
    text: 'What backs a stablecoin?',
    permalink: '/blog/what-backs-a-stablecoin',
  },
  {
    topic: 'Equity',
    text: 'How much does a founder still own after a seed round and a Series A?',
    permalink: '/blog/equity-guide',
  },
  {
    topic: 'Equity',
    text: 'How many options do I keep if I leave in month eleven, before the cliff?',
    permalink: '/blog/equity-guide',
  },
  {
    topic: 'Equity',
    text: 'How much does a liquidation preference take before common shares get anything?',
    permalink: '/blog/equity-guide',
  },
  {
    topic: 'Startups',
    text: 'In which month must a company with a year of runway start raising?',
    permalink: '/blog/runway-is-a-division',
  },
  {
    topic: 'Startups',
    text: 'What does a pilot with a large customer need in order to end?',
    permalink: '/blog/pilots-that-end',
  },
  {
    topic: 'Work',
    text: 'How do I find the walk-away number before I negotiate my salary?',
    permalink: '/blog/salary-negotiation-is-preparation',
  },
  {
    topic: 'Work',
    text: 'What belongs in a hiring scorecard, and when do I write it?',
    permalink: '/blog/the-hiring-scorecard',
  },
  {
    topic: 'Work',
    text: 'Which eight questions make a reference call worth the time?',
    permalink: '/blog/reference-calls-that-tell-you-something',
  },
  {
    topic: 'AI',
    text: 'How does the loop of an AI agent stop?',
    permalink: '/blog/agents-guide',
  },
  {
    topic: 'AI',
    text: 'When is search enough, without any fine-tuning?',
    permalink: '/blog/retrieval-before-fine-tuning',
  },
  {
    topic: 'AI',
    text: 'What does the Model Context Protocol connect?',
    permalink: '/blog/mcp-in-plain-words',
  },
  {
    topic: 'AI',
    text: 'Why can no filter make a prompt safe from injection?',
    permalink: '/blog/prompt-injection-is-a-trust-boundary',
  },
  {
    topic: 'Open source',
    text: 'Which open source license fits: MIT, Apache, MPL, GPL or AGPL?',
    permalink: '/blog/choosing-an-open-source-license',
  },
  {
    topic: 'Open source',
    text: 'How do I write an issue that a stranger can finish?',
    permalink: '/blog/maintainers-guide',
  },
  {
    topic: 'Open source',
    text: 'How do I write a commit message that still helps in two years?',
    permalink: '/blog/commit-messages-that-age-well',
  },
  {
    topic: 'Sport',
    text: 'How easy should an easy run feel?',
    permalink: '/blog/running-guide',
  },
  {
    topic: 'Sport',
    text: 'What does it cost to start a marathon ten seconds a kilometer too fast?',
    permalink: '/blog/the-arithmetic-of-marathon-pace',
  },
  {
    topic: 'Sport',
    text: 'What does seventy percent speed mean in light sparring?',
    permalink: '/blog/what-light-means',
  },
  {
    topic: 'Writing',
    text: 'How much do two hundred words a day add up to in a year?',
    permalink: '/blog/two-hundred-words-a-day',
  },
];
