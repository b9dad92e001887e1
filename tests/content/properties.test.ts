import fc from 'fast-check';
import {test} from 'vitest';
import {stringify} from 'yaml';
import {parsePostFile} from '../../src/lib/postFile';
import {checkPosts} from '../../src/features/content-check/checkPosts';
import {anyText} from '../support/searchInputs';

/** @throws Error with the message if the condition is false */
function demand(condition: boolean, message: string): void {
  if (!condition) {
    throw new Error(message);
  }
}

const anyJson = fc.jsonValue({maxDepth: 4});
const FIELDS = ['title', 'description', 'slug', 'date', 'authors', 'tags', 'draft', 'image', 'x'];

/** A post with arbitrary YAML values in its front matter, or with invalid YAML. */
const anyPost = fc.oneof(
  fc
    .tuple(fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(anyText, anyJson)), anyText)
    .map(([fields, body]) => `---\n${stringify(fields)}---\n\n${body}\n`),
  fc.tuple(anyText, anyText).map(([head, body]) => `---\n${head}\n---\n${body}`),
  anyText,
);

const checking = {
  tags: ['letters', 'writing', 'ux'],
  authors: ['founder'],
  series: ['inks'],
  exists: () => false,
};

/** Number of random inputs for each test; each run tries other inputs. */
const RUNS = {numRuns: 100};

test('any text is accepted as a post, or each error and warning names its file', () => {
  fc.assert(
    fc.property(anyPost, (source) => {
      const file = 'blog/2025-01-01-a.md';
      const {errors, warnings} = checkPosts([parsePostFile(file, source)], {
        ...checking,
        isStrict: true,
      });
      for (const line of [...errors, ...warnings]) {
        demand(line.startsWith(`${file}:`) && line.length > file.length + 10, line);
        // These words show that a value that is not a text was inserted into the message.
        for (const sign of ['undefined', '[object', 'NaN']) {
          demand(!line.includes(sign) || source.includes(sign), line);
        }
      }
    }),
    RUNS,
  );
});
