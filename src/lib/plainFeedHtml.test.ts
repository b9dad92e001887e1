import {expect, test} from 'vitest';
import {plainFeedHtml} from './plainFeedHtml';

test.each([
  [
    'code is text, line for line',
    '<div class="language-js x"><pre tabindex="0" class="block"><code class="lines">' +
      '<!--$--><span class="k">const</span> a <span class="p">=</span> 1\n' +
      '<div class="marked">return<br/></div>}\n<!--/$--></code></pre></div>',
    '<div><pre><code>const a = 1\nreturn\n}\n</code></pre></div>',
  ],
  [
    'code may speak of markup',
    '<pre class="b"><code>&lt;span class="a"&gt;&lt;!-- no --&gt;&lt;br&gt;</code></pre>',
    '<pre><code>&lt;span class="a"&gt;&lt;!-- no --&gt;&lt;br&gt;</code></pre>',
  ],
  [
    'headings have no link to themselves',
    '<h2 class="anchor" id="a">A<a href="#a" class="hash-link" aria-label="Direct link to A">\u200b</a></h2>',
    '<h2 id="a">A</h2>',
  ],
  ['other links stay', '<p><a class="" href="/b">b</a></p>', '<p><a href="/b">b</a></p>'],
  ['spans in prose stay', '<p><span lang="la">a</span></p>', '<p><span lang="la">a</span></p>'],
  ['text that names an attribute stays', '<p>a class="b" c</p>', '<p>a class="b" c</p>'],
  [
    'a picture is the one whose address has a host; a film keeps its sources',
    '<a href="https://a.example/b.webp"><picture>' +
      '<source type="image/avif" srcset="/b-480.avif 480w" sizes="100vw">' +
      '<img src="https://a.example/b.webp" alt="b"></picture></a>' +
      '<video><source src="https://a.example/c.mp4"></video>',
    '<a href="https://a.example/b.webp"><picture><img src="https://a.example/b.webp" alt="b"></picture></a>' +
      '<video><source src="https://a.example/c.mp4"></video>',
  ],
  [
    'a plot is its words and its table; other drawings stay',
    '<figure><div><svg role="img" aria-labelledby="plot-9-wide-title"><title>a</title><g></g></svg></div>b</figure><svg><g></g></svg>',
    '<figure><div></div>b</figure><svg><g></g></svg>',
  ],
  ['comments go', '<p>a<!-- -->b</p>\n<!-- -->', '<p>ab</p>\n'],
])('%s', (_name, html, expected) => {
  expect(plainFeedHtml(html)).toBe(expected);
});
