import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {AnswerPassage} from '../../answers/index.js';

vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({withBaseUrl: (path: string) => path}),
}));

const {default: ModelMarkdown} = await import('./ModelMarkdown.js');

const passages = [1, 2].map((number): AnswerPassage => ({
  title: `Post ${number}`,
  path: [],
  href: `/blog/post-${number}`,
  marks: [],
  block: {kind: 'text', anchor: null, lines: ['Text.']},
}));

function render(text: string): string {
  return renderToStaticMarkup(<ModelMarkdown text={text} passages={passages} />);
}

const LINK = /<sup[^>]*><a href="\/blog\/post-([12])" aria-label="[^"]*">\1<\/a><\/sup>/g;

test.each([
  ['It is so [1].', 1],
  ['**Bold [1]** and [2, 1]', 3],
  ['A [7] is text.', 0],
  ['`code [1]`', 0],
  ['[1](https://evil.example)', 1],
  ['[1]: https://evil.example\n\nx [1]', 2],
])('%j has %i citations', (text, count) => {
  expect(render(text).match(LINK)?.length ?? 0).toBe(count);
});

test.each([
  ['- one\n- *two*', '<li>one</li>'],
  ['```js\nlet x = a[1];\n```', 'let x = a[1];'],
  ['[here](https://evil.example)', '<p><span>here</span></p>'],
  ['![x](https://evil.example/x.png)', '<p></p>'],
])('%j is rendered with %s', (text, html) => {
  expect(render(text)).toContain(html);
});

test('only citations are links, whatever the text', () => {
  const pieces = fc.constantFrom(
    ...['[1]', '[9]', '](', '![', '<a href="https://evil.example">', '<svg/onload=alert(1)>'],
    ...['<https://evil.example>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>'],
    ...['https://evil.example', '**', '`', '```\n', '\n\n', '\n- ', '> ', '# ', '\\', '[1]: /x\n'],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), {maxLength: 40}), (parts) => {
      const withoutCitations = render(parts.join('')).replaceAll(LINK, '');
      expect(withoutCitations).not.toMatch(
        /<(?:a|img|script|svg|iframe|style)\b|<[a-z]+[^>]*\s(?:on\w+|src)=/,
      );
    }),
    {numRuns: 200},
  );
});
