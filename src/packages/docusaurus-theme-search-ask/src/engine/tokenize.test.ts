import fc from 'fast-check';
import {expect, test} from 'vitest';
import {tokenize} from './tokenize.js';

/** Any code units, including unpaired surrogates. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), {maxLength: 80})
  .map((codes) => String.fromCharCode(...codes));

// cspell:disable
test.each([
  ['The Kelly criterion', ['the', 'kelly', 'criterion']],
  ['Muñoz, NAÏVE and Straße', ['munoz', 'naive', 'and', 'strasse']],
  ['Kelly’s edge doesn’t', ['kelly', 'edge', 'doesnt']],
  ['llms.txt', ['llms', 'txt', 'llmstxt']],
  ['tools/list', ['tools', 'list', 'toolslist']],
  ['83(b) and 83b', ['83', 'b', '83b', 'and', '83b']],
  ['HTMLParser and LLMs', ['html', 'parser', 'htmlparser', 'and', 'llms']],
  ['$134,985.50 or 0.2', ['134985.50', 'or', '0.2']],
  ['C++17 or C++.', ['c++', '17', 'or', 'c++']],
  ['run --no-save', ['run', '--nosave', 'no', 'save', 'nosave']],
  ['--port=80', ['--port', 'port', '80', 'port80']],
  ['$HOME/bin for $5', ['$home', 'home', 'bin', 'homebin', 'for', '5']],
  ['使用C++编写', ['使用', '使', '用', 'c++', '编写', '编', '写']],
  ['対応、猫', ['対応', '対', '応', '猫']],
  ['ファイル', ['ファ', 'ァイ', 'イル']],
  ['ｶﾞｲﾄﾞ', ['ガイ', 'イド']],
  ['설정을', ['설정', '설', '정을', '정', '을']],
  ['ค้นหา', ['ค้น', 'นห', 'หา']],
  ['मशीन क़लम', ['मशीन', 'कलम']],
  ['اَلْكِتَابُ ٣', ['الكتاب', '3']],
  ['می\u200cخواهم', ['ميخواهم']],
  ['Ёлка, край, їжак', ['елка', 'край', 'їжак']],
  ['Gda\u00adńsk, Øre, λόγος', ['gdansk', 'ore', 'λογοσ']],
  ['on .NET and ASP.NET', ['on', '.net', 'net', 'and', 'asp', 'net', 'aspnet']],
  ['Q&A, R&D', ['q&a', 'q', 'a', 'qa', 'r&d', 'r', 'd', 'rd']],
  ['end .5 and ...more', ['end', '5', 'and', 'more']],
  ['1/2, 2+2, 24/7', ['1', '2', '2', '2', '24', '7']],
  ['v1.20.3, V2, rev1.2', ['1.20.3', 'v2', 'rev1', '2', 'rev12']],
  ['ﬁxed, H₂O, 5 µs, ｆｕｌｌ, 𝐁old', ['fixed', 'h2', 'o', 'h2o', '5', 'μs', 'full', 'bold']],
  ['time\u2011out', ['time', 'out', 'timeout']],
  ['2026-11-28, ٣/٤', ['2026', '11', '28', '3', '4']],
  ['555-1234, 2019-2024', ['555', '1234', '5551234', '2019', '2024']],
  ['issue #12, #c', ['issue', '12', 'c']],
  ['C#/.NET and C++/C', ['c#', '.net', 'net', 'and', 'c++', 'c']],
  ['🙂 -- !!', []],
  [`${'a1'.repeat(17)} ${'a'.repeat(65)} b`, ['b']],
])('the terms of %j are %j', (text, terms) => {
  expect(tokenize(text).map(({term}) => term)).toEqual(terms);
});
// cspell:enable

test('the token of "83(b)" includes the closing bracket', () => {
  const whole = tokenize('see 83(b).').at(-1);
  expect(whole).toMatchObject({term: '83b', start: 4, end: 9});
});

test('for any text, tokens lie within it and have no capital letters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const {start, end, term} of tokenize(text)) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(term).not.toMatch(/[A-Z]/);
      }
    }),
  );
});
