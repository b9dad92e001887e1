import type {Core} from '../engine/openIndex.js';
import {tokenize} from '../engine/tokenize.js';
import type {PageHead} from '../engine/types.js';
import type {QuestionWords, WordSet} from './questionWords.js';

/** Returns the words of the question that name a tag; none unless it has all words of the tag. */
function wordsOfTag(label: string, words: QuestionWords): number[] {
  const wordSets = tokenize(label).flatMap(({term, whole}) => (whole ? [] : [words.in(term)]));
  return wordSets.every(({size}) => size > 0) ? wordSets.flatMap((wordSet) => [...wordSet]) : [];
}

/** Maximum number of page titles with a word for the word to be a topic. */
const MAX_TITLES = 2;

/**
 * Returns the topic of a question: its words that name a tag, or that few titles contain. A block
 * with such a word in another sense is rarely on a page about that topic.
 */
export function topicOf({pages}: Core, words: QuestionWords): WordSet {
  const labels = new Set(pages.flatMap(({tags}) => tags.map(({label}) => label)));
  const titles = new Map<number, number>();
  for (const word of pages.flatMap(({title}) => [...words.in(title)])) {
    titles.set(word, (titles.get(word) ?? 0) + 1);
  }
  const rare = [...titles].flatMap(([word, count]) => (count <= MAX_TITLES ? [word] : []));
  return new Set([...rare, ...[...labels].flatMap((label) => wordsOfTag(label, words))]);
}

/** Weight of a word in a page's tags compared with one in its title. */
const IN_TAG = 0.7;

/** Returns the share of the topic in a page's title and tags, 0–1. */
export function shareOfTopic(
  {title, tags}: PageHead,
  topic: WordSet,
  words: QuestionWords,
): number {
  const inTitle = words.in(title);
  const inTags = words.in(tags.map(({label}) => label).join('\n'));
  const shares = [...topic].map(
    (word) => words.share([word]) * (inTitle.has(word) ? 1 : inTags.has(word) ? IN_TAG : 0),
  );
  return shares.reduce((sum, share) => sum + share, 0) / (words.share(topic) || 1);
}
