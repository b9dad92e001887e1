import type {Core} from '../engine/openIndex.js';
import {tokenize} from '../engine/tokenize.js';
import type {PageHead} from '../engine/types.js';
import type {QuestionWords, WordSet} from './questionWords.js';

/** Words of the question that are a tag's; none unless the question has all words of the tag. */
function wordsOfTag(label: string, words: QuestionWords): number[] {
  const each = tokenize(label).flatMap(({term, whole}) => (whole ? [] : [words.in(term)]));
  return each.every(({size}) => size > 0) ? each.flatMap((found) => [...found]) : [];
}

/** A word in more titles than this is an ordinary one. */
const MAX_TITLES = 2;

/**
 * The question's topic: its words that are a tag, or that few titles contain. A block that contains
 * the word by chance, in another sense, is rarely on a page about it.
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

/** Share of the topic in a page's title and tags, 0–1. */
export function shareOfTopic(
  {title, tags}: PageHead,
  topic: WordSet,
  words: QuestionWords,
): number {
  const inTitle = words.in(title);
  const inTags = words.in(tags.map(({label}) => label).join('\n'));
  const found = [...topic].map(
    (word) => words.share([word]) * (inTitle.has(word) ? 1 : inTags.has(word) ? IN_TAG : 0),
  );
  return found.reduce((sum, share) => sum + share, 0) / (words.share(topic) || 1);
}
