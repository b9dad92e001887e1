import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';

const WORDS_PER_MINUTE = 200;

/**
 * Docusaurus' own reading time (minutes, two decimals), counted line by line: `Intl.Segmenter`
 * takes the square of a text's length, five seconds for the longest post, and no word crosses a line.
 */
export const readingTime: ReadingTimeFunctionOption = ({content, locale}) => {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  let words = 0;
  for (const line of content.split('\n')) {
    words += [...segmenter.segment(line)].filter(({isWordLike}) => isWordLike).length;
  }
  return Math.round((words / WORDS_PER_MINUTE) * 100) / 100;
};
