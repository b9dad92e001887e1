import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';

const WORDS_PER_MINUTE = 200;
/** Scripts that put no spaces between words: only a dictionary tells where one ends. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Words as Unicode has them (UAX 29): letters and digits, with what may stand within a word. */
const WORD =
  /_*[\p{L}\p{Nd}](?:[\p{L}\p{Nd}\p{M}_\u200d]|(?<=\p{L})[.:'’·](?=\p{L})|(?<=\p{Nd})[.,;'’](?=\p{Nd}))*|__+/gu;

/**
 * Docusaurus' own reading time (minutes, two decimals) in a hundredth of its time: it counts words
 * with `Intl.Segmenter`, which takes longer for a post than all else that is done to load it.
 */
export const readingTime: ReadingTimeFunctionOption = ({content, locale, defaultReadingTime}) => {
  if (WITHOUT_SPACES.test(content)) {
    return defaultReadingTime({content, locale});
  }
  const words = content.match(WORD)?.length ?? 0;
  return Math.round((words / WORDS_PER_MINUTE) * 100) / 100;
};
