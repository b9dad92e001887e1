import {splitSentences} from 'docusaurus-theme-search-ask/answers';
import type {PostFile} from '../../../src/lib/postFile';

/** Numbers in [0, 1) from a seed; see `seededRandom`. */
export type Random = () => number;

/** Any of the values, each as likely as the others. */
export function pickAny<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** One of the values, the n-th about 1/n as likely as the first: how words and subjects fall. */
export function pickZipf<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor((values.length + 1) ** random()) - 1] as Value;
}

/** A whole number from `least` to `most`, both included. */
export function pickNumber(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** What the posts of a site are made of: the raw material of more posts like them. */
export interface Words {
  /** Plain sentences without markup, whose words give way to others. */
  readonly sentences: readonly string[];
  /** Words with a subject of their own, the most frequent first. */
  readonly common: readonly string[];
  /** Words that say what a tag is about, by key of the tag, the most telling first. */
  readonly byTag: ReadonlyMap<string, readonly string[]>;
  /** Tags that stand beside a tag in posts, by its key. */
  readonly besideTag: ReadonlyMap<string, readonly string[]>;
  /** Tags that posts have, the most frequent first. */
  readonly tags: readonly string[];
}

/** Words in more than this share of the posts hold a sentence together and say nothing of it. */
const FUNCTION_WORD = 0.35;
const WORDS_OF_A_TAG = 60;
const PLAIN_SENTENCE = /^[A-Z][A-Za-z]*[A-Za-z0-9 ,.;:'’"()?!%–-]{30,220}[.?!]$/;
const WORD = /[A-Za-z]{4,}/g;

function proseOf(body: string): string[] {
  return body
    .replace(/^(`{3,}).*?^\1[ \t]*$/gms, '')
    .split(/\n{2,}/)
    .filter((block) => /^[A-Z]/.test(block))
    .map((block) => block.replaceAll('\n', ' '));
}

function count<Key>(into: Map<Key, number>, key: Key, by = 1): void {
  into.set(key, (into.get(key) ?? 0) + by);
}

/** Keys by falling count; equal ones in alphabetical order, so that the result is always the same. */
function ranked(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([key]) => key);
}

function counterOf(counters: Map<string, Map<string, number>>, tag: string): Map<string, number> {
  const counter = counters.get(tag) ?? new Map<string, number>();
  counters.set(tag, counter);
  return counter;
}

/** Takes posts apart into the words, sentences and company of tags that more posts are made of. */
export function wordsOf(posts: readonly PostFile[]): Words {
  const sentences: string[] = [];
  const postsWith = new Map<string, number>();
  const total = new Map<string, number>();
  const tags = new Map<string, number>();
  const inTag = new Map<string, Map<string, number>>();
  const beside = new Map<string, Map<string, number>>();
  for (const {body, fields} of posts) {
    const own = new Map<string, number>();
    for (const block of proseOf(body)) {
      sentences.push(...splitSentences(block).filter((line) => PLAIN_SENTENCE.test(line)));
      for (const [word] of block.replace(/\]\([^)]*\)/g, '').matchAll(WORD)) {
        count(own, word.toLowerCase());
      }
    }
    const names = Array.isArray(fields['tags']) ? fields['tags'].map(String) : [];
    for (const tag of names) {
      count(tags, tag);
      names
        .filter((other) => other !== tag)
        .forEach((other) => count(counterOf(beside, tag), other));
    }
    for (const [word, times] of own) {
      count(postsWith, word);
      count(total, word, times);
      names.forEach((tag) => count(counterOf(inTag, tag), word, times));
    }
  }
  const hasSubject = (word: string) => (postsWith.get(word) ?? 0) < FUNCTION_WORD * posts.length;
  const telling = (counts: ReadonlyMap<string, number>) =>
    new Map(
      [...counts]
        .filter(([word]) => hasSubject(word))
        .map(([word, times]) => [
          word,
          times * Math.log(posts.length / (postsWith.get(word) ?? 1)),
        ]),
    );
  return {
    sentences: [...new Set(sentences)],
    common: ranked(total).filter(hasSubject),
    byTag: new Map(
      [...inTag].map(([tag, counts]) => [tag, ranked(telling(counts)).slice(0, WORDS_OF_A_TAG)]),
    ),
    besideTag: new Map([...beside].map(([tag, counts]) => [tag, ranked(counts)])),
    tags: ranked(tags),
  };
}

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
