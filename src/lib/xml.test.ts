import fc from 'fast-check';
import {parser} from 'sax';
import {expect, test} from 'vitest';
import {xmlCdata, xmlElement, xmlText, xmlTextElement} from './xml';

test.each([
  ['a tab\t and\r\n lines', 'a tab\t and\r\n lines'],
  ['half a pair \ud83d', 'half a pair '],
  ['a pair 🚀, Hebrew שלום', 'a pair 🚀, Hebrew שלום'],
])('%j is written as %j in XML', (text, expected) => {
  expect(xmlText(text)).toBe(expected);
});

/** Reads the texts of a document with a strict parser. */
function read(xml: string) {
  const strict = parser(true);
  const found = {text: '', attribute: ''};
  strict.onerror = (error) => {
    throw error;
  };
  strict.ontext = (text) => void (found.text += text);
  strict.oncdata = (text) => void (found.text += text);
  strict.onopentag = ({attributes}) => void (found.attribute = String(attributes['a']));
  strict.write(xml).close();
  return found;
}

const anyText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(']', '>', '<', '&', '"', "'", ';', 'a', '\u0008', '\ud83d', '🚀'),
    maxLength: 20,
  }),
  fc.string({unit: 'binary', maxLength: 20}),
);

test('a parser reads back any text, except characters that XML forbids', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, other) => {
      const element = xmlElement('x', {a: other}, xmlCdata(text));
      const plain = (value: string) => xmlText(value).replace(/[\r\n\t]/g, ' ');
      expect(plain(read(element).text)).toBe(plain(text));
      expect(plain(read(element).attribute)).toBe(plain(other));
      expect(plain(read(xmlTextElement('x', text, {a: ''})).text)).toBe(plain(text));
    }),
  );
});
