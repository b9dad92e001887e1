import type {ContentBlock} from './types';

/** The lines of a block that somebody has written for readers: none of code and what it prints. */
export function proseLines({kind, intro, lines}: ContentBlock): readonly string[] {
  const isCode = kind === 'code' || kind === 'output';
  return [...(intro === undefined ? [] : [intro]), ...(isCode ? [] : lines)];
}
