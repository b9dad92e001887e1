import {expect, test} from 'vitest';
import {englishForm} from './englishForm.js';

test.each([
  ['ja', 1, 'one hit|{count} hits', 'one hit'],
  ['ja', 0, 'one hit|{count} hits', '{count} hits'],
  ['ja', 2, 'hits', undefined],
  ['ja', 2, 'a|b|c', undefined],
  // French has the singular for 0, so Docusaurus selects the form.
  ['fr', 0, 'one hit|{count} hits', undefined],
  ['my_docs', 0, 'one hit|{count} hits', undefined],
])('in the locale %s, the English form for %i of "%s" is "%s"', (locale, count, message, form) => {
  expect(englishForm(locale, count, message)).toBe(form);
});
