import type {Belief} from './types';

/** Beliefs of the owner, shown on the home page. */
export const beliefs: readonly Belief[] = [
  {
    title: 'Show the arithmetic',
    text: 'If a claim comes with its numbers, anyone who can add can correct it. Posts here include the table, the formula or the code, and the code has been run.',
  },
  {
    title: 'Open is a working method',
    text: 'If others can read your code, you write it with readers in mind. You benefit from that on the first day, long before the first contribution.',
  },
  {
    title: 'Small enough to review',
    text: 'A change that takes ten minutes to understand gets a real review. You can also find it later and undo it.',
  },
  {
    title: 'Tools should admit what they do not know',
    text: 'An assistant that says “I found nothing on that” is worth more than one that fills the gap. The same goes for forecasts and dashboards.',
  },
];
