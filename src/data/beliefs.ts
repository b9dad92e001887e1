import type {Belief} from './types';

/** Beliefs of the owner, shown on the home page. */
export const beliefs: readonly Belief[] = [
  {
    title: 'Show the arithmetic',
    text: 'A claim with its numbers beside it can be corrected by anyone who can add. Posts here carry the table, the formula or the code, and the code has been run.',
  },
  {
    title: 'Open is a working method',
    text: 'Code that others can read is written with readers in mind. That is the benefit, and it comes on the first day, long before the first contribution.',
  },
  {
    title: 'Small enough to review',
    text: 'A change that can be understood in ten minutes gets understood. It can also be found later, and undone.',
  },
  {
    title: 'Tools should admit what they do not know',
    text: 'An assistant that says “I found nothing on that” is worth more than one that fills the gap. The same goes for forecasts and dashboards.',
  },
];
