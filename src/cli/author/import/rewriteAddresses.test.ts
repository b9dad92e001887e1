import {expect, test} from 'vitest';
import type {Resolver} from './resolved';
import {rewriteAddresses} from './rewriteAddresses';

/** Links to "new" and pictures called "new.png" have a place here; "web" stays; all else is dead. */
const RESOLVER: Resolver = {
  link: (address) =>
    address === 'new'
      ? {kind: 'new', address: './n.md', path: '/blog/n'}
      : address === 'new.png'
        ? {kind: 'new', address: './pictures/n.png'}
        : address.startsWith('web')
          ? {kind: 'keep'}
          : {kind: 'dead', note: `dead ${address}`},
  picture: (address) =>
    address === 'new.png'
      ? {kind: 'new', address: './pictures/n.png'}
      : address.startsWith('web')
        ? {kind: 'keep'}
        : {kind: 'dead'},
};

test.each([
  ['a link', '[a *b*](new)', '[a *b*](./n.md)'],
  ['a link with a title', '[a](new \'T "q"\')', '[a](./n.md "T \\"q\\"")'],
  ['a link in angle brackets', '[a](<new>)', '[a](./n.md)'],
  ['a dead link', '[a *b*](gone_x.md)', 'a *b* (gone\\_x.md)'],
  ['a dead link with a picture', '[![p](new.png)](gone)', '![p](./pictures/n.png) (gone)'],
  ['a thumbnail', '[![p](web.png)](new.png)', '![p](./pictures/n.png)'],
  ['a picture that is a link', '[![p](new.png "T")](web)', '![p](./pictures/n.png "T") [p](<web>)'],
  ['an empty link', '[a]()', 'a'],
  ['a link without words', '[](gone)', '(gone)'],
  ['a reference', '[a][1] and [1]\n\n[1]: new "T"', '[a][1] and [1]\n\n[1]: ./n.md "T"'],
  ['a dead reference', '[a][1] and [b]\n\n[1]: gone\n[b]: web', 'a (gone) and [b]\n\n\n[b]: web'],
  ['a picture', '![a *b*](new.png)', '![a b](./pictures/n.png)'],
  ['a picture that is missing', 'See ![a_b](gone.png).', 'See a\\_b (gone.png).'],
  ['a picture by reference', '![a][p]\n\n[p]: new.png', '![a][p]\n\n[p]: ./pictures/n.png'],
  ['a missing one by reference', '![a][p]\n\n[p]: gone.png', 'a (gone.png)\n\n'],
  ['a table', '| a |\n| - |\n| [b](gone) |', '| a |\n| - |\n| b (gone) |'],
  ['code', '`[a](gone)`\n\n    [a](gone)', '`[a](gone)`\n\n    [a](gone)'],
  ['a footnote', 'A[^1]\n\n[^1]: [b](gone)', 'A[^1]\n\n[^1]: b (gone)'],
])('Markdown: %s', (_, text, rewritten) => {
  expect(rewriteAddresses(text, RESOLVER).text).toBe(rewritten);
});

test.each([
  ['a link', 'A <a class="x" href="new">b</a>.', 'A <a class="x" href="/blog/n">b</a>.'],
  ['a dead link', 'A <a href="gone">b</a>.', 'A b (gone).'],
  [
    'a dead link that is a place',
    '<p><a id="x" href=gone>b</a></p>',
    '<p><a id="x">b (gone)</a></p>',
  ],
  ['a trick', '<a href="javascript:x()">b</a>', 'b (javascript:x())'],
  ['a picture in a line', 'A <img src="new.png" alt="p"> b.', 'A ![p](./pictures/n.png) b.'],
  ['a missing picture', '<p><img src="gone.png" alt="p"></p>', '<p>p (gone.png)</p>'],
  [
    'a picture in a block',
    '<figure>\n  <img src="new.png" alt="p">\n  <figcaption>c</figcaption>\n</figure>',
    '<figure>\n\n\n![p](./pictures/n.png)\n\n<figcaption>c</figcaption>\n</figure>',
  ],
  [
    'a picture that is a link',
    '<a href="web"><img src="new.png"></a>',
    '![](./pictures/n.png) <a href="web">web</a>',
  ],
  ['a generic type', 'Map<K, V> and Vec<T> and List<S>', 'Map<K, V> and Vec&lt;T> and List&lt;S>'],
  ['an element of another tool', 'A <Tabs>b</Tabs>.', 'A &lt;Tabs>b&lt;/Tabs>.'],
  ['a custom element', '<my-part>b</my-part>', '<my-part>b</my-part>'],
  [
    'a script',
    '<script>\na();\n\nb();\n</script>',
    '```html\n<script>\na();\n\nb();\n</script>\n```',
  ],
  ['a script in a line', 'A <script>b()</script>.', 'A &lt;script>b()&lt;/script>.'],
  ['a program', 'A <?php b() ?>.', 'A `<?php b() ?>`.'],
  ['a comment left open', '<!-- a\n\nb', '```html\n<!-- a\n\nb\n```'],
  ['a handler', '<p onclick="a()" id="b">c</p>', '<p id="b">c</p>'],
  ['a style that is none', '<p style="color">a</p>', '<p>a</p>'],
  ['a style', '<p style="color: red; margin:0">a</p>', '<p style="color: red; margin:0">a</p>'],
  [
    'a frame',
    '<iframe src="//v.example/1" width="9"></iframe>',
    '<a href="https://v.example/1">https://v.example/1</a>',
  ],
  ['a film beside the post', '<video src="a.mp4" controls></video>', '<video controls></video>'],
  ['a comment in a listing', '<pre>\n# a\n</pre>', '<pre>\n&#35; a\n</pre>'],
  ['tags in a comment', '<!-- <a href="gone">b</a> -->', '<!-- <a href="gone">b</a> -->'],
  ['Markdown inside', '<div>\n\n[a](new)\n\n</div>', '<div>\n\n[a](./n.md)\n\n</div>'],
])('HTML: %s', (_, text, rewritten) => {
  const block = rewriteAddresses(text, RESOLVER).text;
  expect(block.replace(/^\s+/, '')).toBe(rewritten);
});

test('what was changed is told once', () => {
  const {notes} = rewriteAddresses('[a](gone) [b](gone) <b onclick="x">c</b>', RESOLVER);
  expect(notes).toEqual(['dead gone', 'attribute onclick="x" of <b> taken off']);
});

test('a rewritten text has nothing left to rewrite', () => {
  const text =
    '[a](gone) ![b](gone.png) <a href="gone">c</a> <T> <img src="gone.png">\n\n<p onclick="x">d</p>';
  const once = rewriteAddresses(text, RESOLVER).text;
  expect(rewriteAddresses(once, RESOLVER)).toEqual({text: once, notes: []});
});
