import type {Core, PageHead} from 'docusaurus-theme-search-ask/engine';
import {tokenize} from 'docusaurus-theme-search-ask/engine';
import {groupBy} from '../groupBy';
import type {WordsIn} from './pieces';
import {sumOf} from './pieces';

/** Words of the question in a tag; none unless it has all words of the tag. */
function wordsOfTag(label: string, wordsIn: WordsIn): number[] {
  const each = tokenize(label).flatMap(({term, whole}) => (whole ? [] : [wordsIn(term)]));
  return each.every(({size}) => size > 0) ? each.flatMap((words) => [...words]) : [];
}

/** A word in more titles than this is an ordinary one. */
const MOST_TITLES = 2;

/**
 * The question's topic: its words that are a tag, or that few titles have. A block that has the word
 * by chance, in another sense, is rarely on a page about it.
 */
export function topicOf({pages}: Core, wordsIn: WordsIn): ReadonlySet<number> {
  const labels = new Set(pages.flatMap(({tags}) => tags.map(({label}) => label)));
  const inTitles = groupBy(
    pages.flatMap(({title}) => [...wordsIn(title)]),
    (word) => word,
  );
  const rare = [...inTitles].flatMap(([word, all]) => (all.length <= MOST_TITLES ? [word] : []));
  return new Set([...rare, ...[...labels].flatMap((label) => wordsOfTag(label, wordsIn))]);
}

/** Weight of a word in a page's tags compared with one in its title. */
const IN_TAG = 0.7;

/** Share of the topic in a page's title and tags, 0–1. */
export function shareOfTopic(
  {title, tags}: PageHead,
  topic: ReadonlySet<number>,
  weights: readonly number[],
  wordsIn: WordsIn,
): number {
  const inTitle = wordsIn(title);
  const inTags = wordsIn(tags.map(({label}) => label).join('\n'));
  const stressed = weights.map(
    (weight, word) => weight * (inTitle.has(word) ? 1 : inTags.has(word) ? IN_TAG : 0),
  );
  return sumOf(topic, stressed) / (sumOf(topic, weights) || 1);
}
