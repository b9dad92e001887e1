import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseQuery} from './parseQuery';

/** Any code units at all, halves of pairs too. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), {maxLength: 80})
  .map((codes) => String.fromCharCode(...codes));

function said(query: string): string[] {
  return parseQuery(query).map((part) =>
    part.kind === 'tag' ? `#${part.tag}` : `${part.term}${part.open ? '*' : ''}`,
  );
}

test.each([
  ['', []],
  ['  #  ', []],
  ['vest', ['vest*']],
  ['vest ', ['vest']],
  ['how to read a cap table', ['read', 'cap', 'table*']],
  ['how to', ['how', 'to*']],
  ['kelly the', ['kelly']],
  ['#open-source kelly', ['#open-source', 'kelly*']],
  ['kelly Kelly', ['kelly']],
  ['c# code', ['c', 'code*']],
])('%j asks for %j', (query, parts) => {
  expect(said(query)).toEqual(parts);
});

test('parts of an identifier know the whole', () => {
  expect(parseQuery('llms.txt')).toMatchObject([{whole: 'llmstxt'}, {whole: 'llmstxt'}]);
});

test('no query gives more than 16 parts', () => {
  fc.assert(
    fc.property(anyText, (query) => {
      expect(parseQuery(query).length).toBeLessThanOrEqual(16);
    }),
  );
});
