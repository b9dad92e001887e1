import type {Random} from './pick';
import {pickAny, pickNumber, pickZipf} from './pick';
import type {Words} from './words';
import {WORD} from './words';

/** How one post speaks: its own words, and sentences made of them. */
export interface Vocabulary {
  /** A word of the post's subjects, in lower case. */
  readonly word: () => string;
  readonly sentence: () => string;
  readonly paragraph: (sentences: number) => string;
}

const SYLLABLES =
  'ba be bi bo da de di do fa fe ka ke ki ko la le li lo ma me mi mo na ne ni no ra re ri ro sa se si so ta te ti to va ve vi za zo';

/** Names that no other post has, as real posts have: people, products, places. */
function ownNames(random: Random): string[] {
  return Array.from({length: pickNumber(3, 8, random)}, () =>
    Array.from({length: pickNumber(3, 4, random)}, () =>
      pickAny(SYLLABLES.split(' '), random),
    ).join(''),
  );
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The vocabulary of a post with these tags. */
export function vocabularyOf(words: Words, tags: readonly string[], random: Random): Vocabulary {
  const subjects = tags.map((tag) => words.byTag.get(tag) ?? []).filter(({length}) => length > 0);
  const names = ownNames(random);
  const hasSubject = new Set(words.common);

  function word(): string {
    const kind = random();
    if (kind < 0.05) {
      return pickAny(names, random);
    }
    return kind < 0.5 && subjects.length > 0
      ? pickZipf(pickZipf(subjects, random), random)
      : pickZipf(words.common, random);
  }

  function sentence(): string {
    return pickAny(words.sentences, random).replace(WORD, (old) => {
      if (!hasSubject.has(old.toLowerCase()) || random() < 0.4) {
        return old;
      }
      return /^[A-Z]/.test(old) ? capitalized(word()) : word();
    });
  }

  return {
    word,
    sentence,
    paragraph: (sentences) => Array.from({length: sentences}, sentence).join(' '),
  };
}
