import {matchWords} from './matchWords';
import type {SentenceRun} from './sentenceRuns';
import {termsOf} from './termsOf';
import type {WeighedWord} from './weighWords';

/** A run of sentences that may become part of an answer. */
export interface Candidate extends SentenceRun {
  /** Its passage, and the place of its block there. */
  readonly passage: number;
  readonly block: number;
  readonly heading: string | null;
  /** How much its page and passage are worth beside the others, 0 to 1. */
  readonly standing: number;
}

/** A single sentence is a lucky find, and no answer. */
export const FEWEST_SENTENCES = 2;
const MOST_SENTENCES = 5;
const MOST_PASSAGES = 3;
/** What a word counts that is in the heading alone, and that an earlier run has already. */
const IN_HEADING = 0.4;
const AGAIN = 0.35;
/** Shares of what the question's words tell: what a passage's standing is worth, its beginning, and what each sentence costs. */
const STANDING = 0.7;
const LEAD = 0.08;
const COST = 0.06;
/** What a definition is worth where one is asked for. */
const DEFINITION = 0.5;
/** Runs that share so many of their words say the same. */
const SAME = 0.5;
/** A further run is worth taking with this share of the value of the first. */
const WORTH_TAKING = 0.45;

function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((term) => right.has(term)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
}

/** Whether a sentence begins by saying what a word of the question is: `A cliff is a date`. */
function definesOne(words: readonly WeighedWord[], sentence: string): boolean {
  const [, subject = ''] =
    /^((?:\S+ ){1,5}?)(?:is|are|means|describes|stands for)\b/u.exec(sentence) ?? [];
  return subject !== '' && matchWords(words, subject).some((quality) => quality > 0.9);
}

/**
 * The runs that together answer a question best: what covers most of it first, then what adds most,
 * as far as it is worth it; two to five sentences of at most three passages.
 */
export function pickRuns(
  words: readonly WeighedWord[],
  candidates: readonly Candidate[],
  asksWhatIs: boolean,
): Candidate[] {
  const total = words.reduce((sum, {weight}) => sum + weight, 0);
  const known = candidates.map((candidate) => {
    const text = candidate.sentences.join(' ');
    const inHeading = matchWords(words, candidate.heading ?? '');
    const inText = matchWords(words, text);
    const matched = inText.map((quality, index) =>
      Math.max(quality, IN_HEADING * (inHeading[index] ?? 0)),
    );
    const says = inText.some((quality) => quality > 0);
    const defines = asksWhatIs && definesOne(words, candidate.sentences[0] ?? '');
    return {candidate, matched, says, defines, terms: new Set(termsOf(text))};
  });
  const picked: typeof known = [];
  const covered = words.map(() => 0);
  const count = () => picked.reduce((sum, {candidate}) => sum + candidate.sentences.length, 0);

  function valueOf({candidate, matched, defines}: (typeof known)[number]): number {
    const gain = words.reduce((sum, {weight}, index) => {
      const quality = matched[index] ?? 0;
      const fresh = Math.max(0, quality - (covered[index] ?? 0));
      return sum + weight * (fresh + AGAIN * (quality - fresh));
    }, 0);
    const gifts = (candidate.place === 0 ? LEAD : 0) + (defines ? DEFINITION : 0);
    return gain / total + STANDING * candidate.standing + gifts - COST * candidate.sentences.length;
  }

  function fits({candidate, says, terms}: (typeof known)[number]): boolean {
    const passages = new Set(picked.map((one) => one.candidate.passage)).add(candidate.passage);
    const overlaps = ({candidate: other}: (typeof known)[number]) =>
      other.passage === candidate.passage &&
      other.block === candidate.block &&
      other.place < candidate.place + candidate.sentences.length &&
      candidate.place < other.place + other.sentences.length;
    return (
      says &&
      passages.size <= MOST_PASSAGES &&
      count() + candidate.sentences.length <= MOST_SENTENCES &&
      picked.every((other) => !overlaps(other) && likeness(other.terms, terms) <= SAME)
    );
  }

  let first = 0;
  for (;;) {
    const best = known
      .filter(fits)
      .map((one) => ({one, value: valueOf(one)}))
      .reduce<{one: (typeof known)[number]; value: number} | undefined>(
        (most, next) => (most && most.value >= next.value ? most : next),
        undefined,
      );
    const enough = count() >= FEWEST_SENTENCES;
    if (!best || (enough && best.value < WORTH_TAKING * first)) {
      return picked.map(({candidate}) => candidate);
    }
    first = picked.length === 0 ? best.value : first;
    picked.push(best.one);
    best.one.matched.forEach((quality, index) => {
      covered[index] = Math.max(covered[index] ?? 0, quality);
    });
  }
}
