import {expect, test} from 'vitest';
import {feedHtml} from './feedHtml';

const ADDRESS = 'https://example.com/base/blog/a';

test.each([
  [
    'code becomes plain text with the same lines',
    '<div class="language-js x"><pre tabindex="0" class="block"><code class="lines">' +
      '<!--$--><span class="k">const</span> a <span class="p">=</span> 1\n' +
      '<div class="marked">return<br/></div>}\n<!--/$--></code></pre></div>',
    '<div><pre><code>const a = 1\nreturn\n}\n</code></pre></div>',
  ],
  [
    'markup in a code example stays text',
    '<pre class="b"><code>&lt;span class="a"&gt;&lt;!-- no --&gt;&lt;br&gt; ]]&gt;</code></pre>',
    '<pre><code>&#x3C;span class="a">&#x3C;!-- no -->&#x3C;br> ]]></code></pre>',
  ],
  [
    'headings lose the link to themselves',
    '<h2 class="anchor" id="a">A<a href="#a" class="hash-link" aria-label="Direct link to A">\u200b</a></h2>',
    '<h2 id="a">A</h2>',
  ],
  [
    'links become absolute',
    '<p><a class="" href="/b">b</a><a href="../c#d">c</a><a href="#e">e</a><a href="mailto:a@b.example">f</a></p>',
    '<p><a href="https://example.com/b">b</a><a href="https://example.com/base/c#d">c</a>' +
      '<a href="https://example.com/base/blog/a#e">e</a><a href="mailto:a@b.example">f</a></p>',
  ],
  [
    'addresses of videos, frames, objects and srcset become absolute',
    '<video src="/a.mp4" poster="/a.png"></video><iframe src="/b.html"></iframe><object data="/c.svg"></object>' +
      '<img src="/d.png" srcset="/d-1.png 1x, /d-2.png 2x" alt="">',
    '<video src="https://example.com/a.mp4" poster="https://example.com/a.png"></video>' +
      '<iframe src="https://example.com/b.html"></iframe><object data="https://example.com/c.svg"></object>' +
      '<img src="https://example.com/d.png" srcset="https://example.com/d-1.png 1x, https://example.com/d-2.png 2x" alt="">',
  ],
  ['an invalid address is unchanged', '<a href="http://[x">x</a>', '<a href="http://[x">x</a>'],
  [
    'a picture loses its alternative sources; a video keeps its own',
    '<picture><source type="image/avif" srcset="/b-480.avif 480w" sizes="100vw">' +
      '<img src="https://a.example/b.webp" alt="b"></picture>' +
      '<video><source src="https://a.example/c.mp4"></video>',
    '<picture><img src="https://a.example/b.webp" alt="b"></picture>' +
      '<video><source src="https://a.example/c.mp4"></video>',
  ],
  [
    'the drawing of a plot is removed; its caption and other drawings stay',
    '<figure><div class="plot-wide"><svg role="img"><title>a</title><g></g></svg></div>b</figure><svg><g></g></svg>',
    '<figure>b</figure><svg><g></g></svg>',
  ],
  ['comments and buttons are removed', '<p>a<!-- -->b</p>\n<button>Copy</button>', '<p>ab</p>\n'],
  [
    'hidden tab panels are shown',
    '<div role="tabpanel">a</div><div role="tabpanel" hidden="">b</div>',
    '<div role="tabpanel">a</div><div role="tabpanel">b</div>',
  ],
  [
    'interactive components become links to the page, even if they are adjacent',
    '<p>Before.</p><figure data-part="Pace"><figure><svg></svg></figure><input></figure><div data-part="Odds"></div>',
    `<p>Before.</p><p><a href="${ADDRESS}">Pace (interactive, on the page)</a></p>` +
      `<p><a href="${ADDRESS}">Odds (interactive, on the page)</a></p>`,
  ],
  [
    'a diagram becomes a link to the page',
    '<figure class="diagram"><div role="img" aria-label="A"><svg><text>a</text></svg></div><figcaption>From A</figcaption></figure>',
    `<p><a href="${ADDRESS}">From A (diagram, on the page)</a></p>`,
  ],
])('%s', (_name, html, expected) => {
  expect(feedHtml(html, ADDRESS)).toBe(expected);
});
