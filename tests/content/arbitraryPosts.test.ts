import fc from 'fast-check';
import {expect, test} from 'vitest';
import {stringify} from 'yaml';
import {parsePostFile} from '../../src/lib/postFile';
import {checkPosts} from '../../src/features/content-check/checkPosts';
import {anyText} from '../support/searchInputs';

const FIELDS = ['title', 'description', 'slug', 'date', 'authors', 'tags', 'draft', 'image', 'x'];

/** A post with arbitrary YAML values in its front matter, or with invalid YAML. */
const anyPost = fc.oneof(
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(anyText, fc.jsonValue({maxDepth: 4}))),
      anyText,
    )
    .map(([fields, body]) => `---\n${stringify(fields)}---\n\n${body}\n`),
  fc.tuple(anyText, anyText).map(([head, body]) => `---\n${head}\n---\n${body}`),
  anyText,
);

const checking = {
  tags: ['letters', 'writing', 'ux'],
  authors: ['founder'],
  series: ['inks'],
  exists: () => false,
  isStrict: true,
};

test('for any text, each error and warning names the file and contains no stringified values such as "undefined"', () => {
  fc.assert(
    fc.property(anyPost, (source) => {
      const file = 'blog/2025-01-01-a.md';
      const {errors, warnings} = checkPosts([parsePostFile(file, source)], checking);
      for (const line of [...errors, ...warnings]) {
        expect(line).toMatch(/^blog\/2025-01-01-a\.md:.{10}/s);
        // These words show that a value that is not a text was inserted into the message.
        const signs = ['undefined', '[object', 'NaN'].filter((sign) => line.includes(sign));
        expect(signs.filter((sign) => !source.includes(sign))).toEqual([]);
      }
    }),
    {numRuns: 100},
  );
});
