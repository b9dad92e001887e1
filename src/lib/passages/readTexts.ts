import type {ContentPassage} from '../content-index/types';
import type {TextsFile} from './passageFormat';
import {BLOCK_LETTERS} from './passageFormat';

export interface Block {
  readonly kind: ContentPassage['kind'];
  readonly text: string;
}

/** A passage as its page has it. */
export interface PassageBlocks {
  readonly anchor: string | null;
  readonly heading: string | null;
  readonly blocks: readonly Block[];
}

const KINDS = new Map(
  Object.entries(BLOCK_LETTERS).map(([kind, letter]) => [letter as string, kind as Block['kind']]),
);

/**
 * The passages of each page of a file.
 *
 * @throws Error on what is no file of texts.
 */
export function readTexts(value: unknown): readonly (readonly PassageBlocks[])[] {
  return (value as TextsFile).map(({headings, passages}) =>
    passages.map(([place, ...blocks]): PassageBlocks => {
      const [anchor, heading] = headings[place] ?? [null, null];
      return {
        anchor,
        heading,
        blocks: blocks.map((block) => ({
          kind: KINDS.get(block.charAt(0)) ?? 'paragraph',
          text: block.slice(1),
        })),
      };
    }),
  );
}
