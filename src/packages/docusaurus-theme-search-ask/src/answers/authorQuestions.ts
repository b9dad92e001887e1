import type {ContentBlock} from 'docusaurus-built-pages';

/** Questions that a block answers, with what the block begins with. */
export interface QuestionEntry {
  /** Id of the heading above the block, or null above the first one; any where absent. */
  readonly section?: string | null;
  /** First words of the block; case, marks and spaces do not matter. */
  readonly starts: string;
  readonly questions: readonly string[];
}

/** Letters and digits of a text, in lower case. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Texts that a key may begin: the block, the line that announces it with the block, and each further
 * line, because a formula may divide a paragraph.
 */
function beginnings({intro, lines}: ContentBlock): string[] {
  const text = lines.join(' ');
  return [text, `${intro ?? ''} ${text}`, ...lines.slice(1)].map(lettersOf);
}

/**
 * Gives blocks the questions that their author says they answer. Where several blocks begin alike,
 * the first one that is not taken gets them.
 *
 * @returns the blocks, and the entries that fit none of them
 */
export function addQuestions(
  blocks: readonly ContentBlock[],
  entries: readonly QuestionEntry[],
): {readonly blocks: ContentBlock[]; readonly unmatched: QuestionEntry[]} {
  const starts = blocks.map(beginnings);
  const questions = new Map<number, string[]>();
  const unmatched: QuestionEntry[] = [];
  for (const entry of entries) {
    const key = lettersOf(entry.starts);
    const fits = (place: number): boolean => {
      const isInSection = entry.section === undefined || blocks[place]?.anchor === entry.section;
      return isInSection && !!starts[place]?.some((text) => text.startsWith(key));
    };
    const places = key === '' ? [] : [...blocks.keys()].filter(fits);
    const place = places.find((each) => !questions.has(each)) ?? places[0];
    if (place === undefined) {
      unmatched.push(entry);
    } else {
      questions.set(place, [...(questions.get(place) ?? []), ...entry.questions]);
    }
  }
  return {
    blocks: blocks.map((block, place) => {
      const own = questions.get(place);
      return own ? {...block, questions: own} : block;
    }),
    unmatched,
  };
}

function pairsOf(text: string): Set<string> {
  return new Set(
    Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)),
  );
}

/** Share of pairs of letters that two texts have in common, 0–1 (Dice's coefficient). */
function similarity(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

/** The text whose beginning is most like some first words, or undefined where none is alike. */
export function nearestText(starts: string, texts: readonly string[]): string | undefined {
  const key = lettersOf(starts);
  const [best] = texts
    .map((text) => ({text, score: similarity(key, lettersOf(text).slice(0, key.length + 4))}))
    .sort((one, other) => other.score - one.score);
  return best && best.score > 0.4 ? best.text : undefined;
}
