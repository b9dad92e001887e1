import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readingTime} from './blog';

const segmenter = new Intl.Segmenter('en', {granularity: 'word'});

/** Returns the minutes as Docusaurus counts them. */
function stockMinutes(text: string): number {
  const words = [...segmenter.segment(text)].filter(({isWordLike}) => isWordLike).length;
  return Math.round((words / 200) * 100) / 100;
}

function minutes(text: string): number | undefined {
  const options = {content: text, locale: 'en', frontMatter: {}};
  return readingTime(options as unknown as Parameters<ReadingTimeFunctionOption>[0]);
}

test('any text has the same reading time as in Docusaurus', () => {
  const part = fc.oneof(
    fc.string({unit: 'binary', maxLength: 6}),
    fc.constantFrom('\r\n', 'it’s a well-known', '3.14, 1,000 and 12:30, ½ of 3²', '__, _a_, a_b'),
    fc.constantFrom(...'\n a1.\'"_かカกא\u200d'),
  );
  fc.assert(
    fc.property(fc.array(part, {maxLength: 300}), (parts) => {
      expect(minutes(parts.join(''))).toBe(stockMinutes(parts.join('')));
    }),
    {numRuns: 2000},
  );
});
