import type {JourneyYear} from './types';

/** The blog's own years, in a sentence each; a year without posts is not shown. */
export const journey: readonly JourneyYear[] = [
  {
    year: '2025',
    title: 'Building with agents',
    text: 'A protocol server small enough to read, instructions for coding agents, and the limits of a context window. On the paper side: pricing what can be copied and reading a cap table.',
  },
  {
    year: '2024',
    title: 'Measuring what models do',
    text: 'Retrieval before fine-tuning, evals with error bars, workspaces, and the first weeks of the Model Context Protocol. Two posts on risk that a single ratio hides.',
  },
  {
    year: '2023',
    title: 'Agents are loops',
    text: 'The loop under every agent, a token budget that adds up, hiring on evidence, comparing offers, and the pace tables of a marathon.',
  },
  {
    year: '2022',
    title: 'Shares, licenses and a new kind of model',
    text: 'Dilution and vesting with a pencil, licenses compared, the jab as a method, and a sober look at language models in the month they became famous.',
  },
  {
    year: '2021',
    title: 'Money and miles by hand',
    text: 'Compound interest, a balance sheet read as a data structure, the first issue as a product, and the case for running slowly.',
  },
];
