import type {ContentPage, ContentPassage} from '../content-index/types';

/** Consecutive blocks under one heading. */
export interface CutPassage {
  readonly anchor: string | null;
  readonly blocks: readonly ContentPassage[];
}

/** About as much as says one thing: a paragraph or two, or a list with what introduces it. */
const WORDS_WANTED = 90;
const MOST_WORDS = 170;

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/** Whether a block says what comes next: `Three studies are enough:`. */
function introduces({text}: ContentPassage): boolean {
  return text.endsWith(':');
}

/** A page's text in passages that make sense on their own; blocks stay whole. */
export function cutPassages({passages}: Pick<ContentPage, 'passages'>): CutPassage[] {
  const cut: {anchor: string | null; blocks: ContentPassage[]; words: number}[] = [];
  for (const block of passages) {
    const last = cut.at(-1);
    const words = countWords(block.text);
    const before = last?.blocks.at(-1);
    const joins =
      last?.anchor === block.anchor &&
      (last.words + words <= WORDS_WANTED ||
        (last.words + words <= MOST_WORDS &&
          (last.words < WORDS_WANTED / 3 || (before !== undefined && introduces(before)))));
    if (joins) {
      last.blocks.push(block);
      last.words += words;
    } else {
      cut.push({anchor: block.anchor, blocks: [block], words});
    }
  }
  return cut.map(({anchor, blocks}) => ({anchor, blocks}));
}
