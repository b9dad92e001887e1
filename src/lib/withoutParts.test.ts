import {expect, test} from 'vitest';
import {withoutParts} from './withoutParts';

const ADDRESS = 'https://example.com/blog/a';

test('a part becomes a link to the page; what is around it stays', () => {
  const html =
    '<p>Before <b>it</b>.</p><figure data-part="Pace"><figure><svg></svg></figure><input></figure><p>After.</p>';
  expect(withoutParts(html, ADDRESS)).toBe(
    '<p>Before <b>it</b>.</p>' +
      `<p><a href="${ADDRESS}">Pace (interactive, on the page)</a></p>` +
      '<p>After.</p>',
  );
});

test('a post without parts is not touched', () => {
  const html = '<p>One<br />two & three</p>';
  expect(withoutParts(html, ADDRESS)).toBe(html);
});

test('two parts become two links', () => {
  const html = '<figure data-part="A"></figure><figure data-part="B"></figure>';
  expect(withoutParts(html, ADDRESS).match(/<a /g)).toHaveLength(2);
});
