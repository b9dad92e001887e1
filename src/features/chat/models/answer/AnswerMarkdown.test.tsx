import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {AnswerMarkdown} from './AnswerMarkdown';

/** Draws an answer to which two passages were given. */
function draw(text: string): string {
  return renderToStaticMarkup(
    <AnswerMarkdown
      text={text}
      renderCitation={(number) =>
        number >= 1 && number <= 2 ? <a href={`/blog/post-${number}`}>[{number}]</a> : null
      }
    />,
  );
}

const one = '<a href="/blog/post-1">[1]</a>';

test.each([
  ['It is so [1].', `<p>It is so ${one}.</p>`],
  ['A [7] is text.', '<p>A [7] is text.</p>'],
  [
    '**Bold** and *soft* `code [1]`',
    '<p><strong>Bold</strong> and <em>soft</em> <code>code [1]</code></p>',
  ],
  ['**Bold [1]**', `<p><strong>Bold ${one}</strong></p>`],
  ['- one\n- two [1]', `<ul><li><span>one</span></li><li><span>two ${one}</span></li></ul>`],
  ['3. x', '<ol start="3"><li><span>x</span></li></ol>'],
  ['# Heading', '<p><strong>Heading</strong></p>'],
  ['a\n\n---\n\nb', '<p>a</p><p>b</p>'],
  ['x<script>alert(1)</script>', '<p>x&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['[here](https://evil.example)', '<p>[here](https://evil.example)</p>'],
  ['![x](https://evil.example/x.png)', '<p>![x](https://evil.example/x.png)</p>'],
  [
    '<https://evil.example> https://evil.example',
    '<p>&lt;https://evil.example&gt; https://evil.example</p>',
  ],
  ['[1](https://evil.example)', `<p>${one}(https://evil.example)</p>`],
  ['[1]: https://evil.example\n\nx [1]', `<p>${one}: https://evil.example</p><p>x ${one}</p>`],
  ['&lt;b&gt; &#91;1]', '<p>&amp;lt;b&amp;gt; &amp;#91;1]</p>'],
  ['> quoted', '<p>&gt; quoted</p>'],
  ['a \u202Eb\u0007', '<p>a b</p>'],
  ['', ''],
])('%j is drawn as %s', (text, markup) => {
  expect(draw(text)).toBe(markup);
});

test('a code block keeps its text, and nothing in it is a citation', () => {
  const markup = draw('```js\nlet x = a[1]; // <b>\n```');
  expect(markup).toContain('let x = a[1]; // &lt;b&gt;');
  expect(markup).not.toContain('<a');
});

const PIECES = [
  '[1]',
  '[2, 1]',
  '[9]',
  '](',
  '![',
  '[a](javascript:alert(1))',
  '<a href="https://evil.example">',
  '<script>',
  '<svg/onload=alert(1)>',
  '<!--',
  'https://evil.example',
  '&lt;img&gt;',
  '**',
  '_',
  '`',
  '```\n',
  '\n\n',
  '\n- ',
  '\n1. ',
  '    ',
  '> ',
  '# ',
  '\\',
  '|',
  ' ',
  'x',
];

test('whatever the text, only citations lead anywhere', () => {
  const hostile = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), {maxLength: 60});
  fc.assert(
    fc.property(hostile, (pieces) => {
      const markup = draw(pieces.join(''));
      const rest = markup.replaceAll(/<a href="\/blog\/post-([12])">\[\1\]<\/a>/g, '');
      const tags = [...rest.matchAll(/<\/?([a-z]+)[^>]*>/g)].map((match) => match[1]);
      const allowed = new Set('p ul ol li span strong em code pre br'.split(' '));
      expect(tags.filter((tag) => !allowed.has(tag ?? ''))).toEqual([]);
      expect(rest).not.toMatch(/<[a-z]+[^>]*\s(?:on\w+|href|src|style)=/);
    }),
    {numRuns: 400},
  );
});

test.each([
  ['quotation marks', '>'.repeat(20_000)],
  ['nested points', '- '.repeat(10_000) + 'x'],
  ['nested numbers', '1. '.repeat(3000) + 'x'],
  ['open emphasis', '_a*'.repeat(6000)],
  ['open code', Array.from({length: 200}, (_, index) => '`'.repeat(index)).join(' ')],
  [
    'deep indents',
    Array.from({length: 150}, (_, index) => `${' '.repeat(2 * index)}- a`).join('\n'),
  ],
  ['open brackets', '[1'.repeat(7000)],
])('an answer of nothing but %s keeps nobody waiting', (_, text) => {
  const start = performance.now();
  draw(text);
  expect(performance.now() - start).toBeLessThan(1000);
});
