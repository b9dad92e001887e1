import {parse} from 'yaml';
import {expect, test} from 'vitest';
import {moveRedirects} from './moveRedirects';

const MOVE = {from: '/blog/tags/old', to: '/blog/tags/new', wasPage: true};
const ADDED = '- {from: /blog/tags/old, to: /blog/tags/new}\n';

test.each([
  ['an empty list', '# Why.\n[]\n', `# Why.\n${ADDED}`],
  [
    'an empty list with a comment below',
    '[] # none\n# end\n',
    `${ADDED.trimEnd()} # none\n# end\n`,
  ],
  ['no file', '', ADDED],
  ['comments only', '# Why.', `# Why.\n${ADDED}`],
  ['a list', '- {from: /a, to: /b}\n# end\n', `- {from: /a, to: /b}\n${ADDED}# end\n`],
  ['a list without a last line end', '- {from: /a, to: /b}', `- {from: /a, to: /b}\n${ADDED}`],
  [
    'a list of lines',
    '- from: /a\n  to: /b # c\n\n# end\n',
    `- from: /a\n  to: /b # c\n${ADDED}\n# end\n`,
  ],
  [
    'a redirect to the page of old',
    '- {from: /a, to: "/blog/tags/old"} # c\n',
    `- {from: /a, to: /blog/tags/new} # c\n${ADDED}`,
  ],
  [
    'a redirect to a place on the page of old',
    '- {from: /a, to: /blog/tags/old#x}\n',
    `- {from: /a, to: '/blog/tags/new#x'}\n${ADDED}`,
  ],
  [
    'a redirect to a page with a longer name',
    '- {from: /a, to: /blog/tags/older}\n',
    `- {from: /a, to: /blog/tags/older}\n${ADDED}`,
  ],
  ['a redirect back', '- {from: /blog/tags/new, to: /blog/tags/old}\n', ADDED],
  [
    'a redirect from the new page',
    '# a\n- {from: /blog/tags/new, to: /x}\n# b\n',
    `# a\n${ADDED}# b\n`,
  ],
  [
    'a redirect from the old page',
    '- {from: /blog/tags/old, to: /x}\n- {from: /a, to: /b}\n',
    `${ADDED}- {from: /a, to: /b}\n`,
  ],
])('adds the redirect to %s', (_, before, after) => {
  expect(moveRedirects(before, MOVE)).toBe(after);
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  if (before.includes('\n')) {
    expect(moveRedirects(windows(before), MOVE)).toBe(windows(after));
  }
});

test('a page that no reader has seen leaves no redirect', () => {
  const move = {...MOVE, wasPage: false};
  expect(moveRedirects('[]\n', move)).toBe('[]\n');
  expect(moveRedirects('- {from: /blog/tags/new, to: /x}\n', move)).toBe('[]\n');
});

test('moves there and back leave no chain and no loop', () => {
  const names = ['/blog/tags/a', '/blog/tags/b', '/blog/tags/c', '/blog/tags/a', '/blog/tags/b'];
  let text = '# Kept.\n[]\n';
  names.slice(1).forEach((to, index) => {
    text = moveRedirects(text, {from: names[index] ?? '', to, wasPage: true});
  });
  expect(text.startsWith('# Kept.\n')).toBe(true);
  expect(parse(text)).toEqual([
    {from: '/blog/tags/c', to: '/blog/tags/b'},
    {from: '/blog/tags/a', to: '/blog/tags/b'},
  ]);
});

test('addresses too long for a line stand as the formatter puts them', () => {
  const to = `/blog/tags/${'long-'.repeat(14)}name`;
  expect(moveRedirects('[]\n', {...MOVE, to})).toBe(
    `- {\n    from: /blog/tags/old,\n    to: ${to},\n  }\n`,
  );
});

test('a list in brackets is refused', () => {
  expect(() => moveRedirects('[{from: /a, to: /b}]\n', MOVE)).toThrow('one "- {from');
});
