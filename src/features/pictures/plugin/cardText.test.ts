import {expect, test} from 'vitest';
import {drawableText, MONO, TITLE_FILES} from './cardText';

test.each([
  ['ệ', /^ệ$/],
  ['ḗ', /^ē$/],
  ['e\u0304\u0301', /^ē$/],
  ['Zu\u0308rich', /^Zürich$/],
  ['Āčė Łódź Ω', /^Āčė Łódź$/],
  ['Мир Ї', /^Мир Ї$/],
  ['Tea 🎉 東', /^Tea$/],
  ['Tea 👍🏽 ☕️ 👩‍💻!', /^Tea !$/],
  ['  a \n b ', /^a b$/],
])('characters that the fonts lack lose marks or are left out: %s', (text, drawn) => {
  for (const files of [TITLE_FILES, MONO.files]) {
    expect(drawableText(text, files)).toMatch(drawn);
  }
});
