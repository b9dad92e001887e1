import {expect, test} from 'vitest';
import {exported} from '../../tests/sites.js';
import {element, item, meta, picture, rss} from '../../tests/wordpressExport.js';
import {readExport} from '../read/readExport.js';

const read = (...items: string[]) => readExport(exported({'export.xml': rss(...items)}));

function textOf(content: string, ...more: string[]) {
  const {posts} = read(item({'content:encoded': content}), ...more);
  return {text: posts[0]?.body.trim(), notes: posts[0]?.notes.map(({text}) => text)};
}

test.each([
  ['publish', '', undefined],
  ['publish', 'sesame', 'it has a password in WordPress'],
  ['private', '', 'it is "private" in WordPress'],
  ['draft', '', 'it is "draft" in WordPress'],
])(
  'the status %s and the password "%s" decide if a post becomes a draft',
  (status, password, reason) => {
    const {posts} = read(item({'wp:status': status, 'wp:post_password': password}));
    expect(posts[0]?.fields['draft']).toBe(reason === undefined ? undefined : true);
    expect(posts[0]?.notes).toEqual(
      reason ? [{kind: 'private', text: `is a draft here, because ${reason}`}] : [],
    );
  },
);

test.each([
  ['_jetpack_newsletter_access', 'everybody', undefined],
  ['_jetpack_newsletter_access', 'paid_subscribers', true],
  ['_members_access_role', 'editor', true],
  ['_wpmem_block', '1', true],
  ['_wpmem_block', '0', undefined],
  ['rcp_subscription_level', 'any', true],
  ['rcp_access_level', 'None', undefined],
])('the field %s with the value %s decides if a post becomes a draft', (name, value, draft) => {
  expect(read(item({'wp:status': 'publish'}, meta(name, value))).posts[0]?.fields['draft']).toBe(
    draft,
  );
});

test('code of several lines is a code block even without pre', () => {
  expect(textOf('Text\n<code>\ndef a\n  b\n</code>\nand <code>c</code>').text).toBe(
    'Text\n\n```\ndef a\n  b\n```\n\nand `c`',
  );
  expect(textOf('<!-- wp:paragraph --><p>A <code>b\nc</code></p><!-- /wp:paragraph -->').text).toBe(
    'A `b c`',
  );
});

test.each(['code', 'pre'])('code of PHP in <%s> is kept', (name) => {
  const code = '<?php\n\n$a = "<b>x</b>" > 1;\n?>';
  expect(textOf(`<${name} lang="php">\n${code}\n</${name}>`).text).toBe(
    '```php\n<?php\n\n$a = "x" > 1;\n?>\n```',
  );
});

test('public pages are read, but counted among the items that are left out by default', () => {
  const comment = (approved: string) =>
    `<wp:comment>${element('wp:comment_content', 'A ]]]]><![CDATA[> sign')}${element('wp:comment_approved', approved)}</wp:comment>`;
  const {posts, pages, leftOut} = read(
    item({}, comment('1') + comment('spam') + meta('mood', 'good')),
    item({'wp:post_type': 'page', title: 'About'}),
    item({'wp:post_type': 'page', 'wp:status': 'private'}),
    item({'wp:post_type': 'nav_menu_item'}),
    item({'wp:post_type': 'recipe'}),
    item({'wp:status': 'trash'}),
    item({'wp:status': 'auto-draft'}),
    picture,
  );
  expect(posts).toHaveLength(1);
  expect(pages.map(({fields}) => fields['title'])).toEqual(['About']);
  expect(Object.fromEntries(leftOut)).toEqual({
    comment: 1,
    page: 1,
    'private page': 1,
    'nav menu item': 1,
    'recipe item': 1,
    'trash post': 1,
    'auto-draft post': 1,
    'attachment item': 1,
  });
});

test('slug, date, author, tags, picture and old addresses of a post are read', () => {
  const terms =
    '<category domain="category" nicename="uncategorized">Allgemein</category><category domain="post_tag" nicename="snow"><![CDATA[Snow &amp; sun]]></category><category>Ice</category>';
  const {posts} = read(
    item(
      {
        title: 'Ghost: “A” &amp; <em>B</em>',
        'excerpt:encoded': '<p>Words</p>',
        'wp:post_name': 'm%c3%a4rz',
        link: 'https://old.example/m%c3%a4rz/',
      },
      terms + meta('_thumbnail_id', '9') + meta('_wp_old_slug', 'april'),
    ),
    picture,
  );
  expect(posts[0]?.fields).toMatchObject({
    slug: 'märz',
    date: '2018-11-02',
    title: 'Ghost: “A” & B',
    description: 'Words',
    authors: ['Bo Vale'],
    tags: ['Snow & sun', 'Ice'],
    image: 'https://old.example/a.png',
    aliases: ['https://old.example/april/'],
  });
});

test('each earlier slug gives an old address, even if the host contains the slug', () => {
  const {posts} = read(
    item(
      {'wp:post_name': 'cats', link: 'https://cats.example/2020/cats/'},
      meta('_wp_old_slug', 'kittens') + meta('_wp_old_slug', 'pets'),
    ),
    item({'wp:post_name': 'cats', link: 'https://cats.example/'}, meta('_wp_old_slug', 'pets')),
  );
  expect(posts.map(({fields}) => fields['aliases'])).toEqual([
    ['https://cats.example/2020/kittens/', 'https://cats.example/2020/pets/'],
    [],
  ]);
});

test('posts without a slug get one from title or id, and no two posts share a source', () => {
  const nameless = {'wp:post_name': '', link: 'https://old.example/?p=7'};
  const {posts} = read(
    item({...nameless, title: 'A/B tests'}),
    item({
      ...nameless,
      title: '',
      'content:encoded': 'Text',
      'wp:post_date': '0000-00-00 00:00:00',
    }),
    item({}),
    item({}),
  );
  expect(posts.map(({fields}) => fields['slug'])).toEqual(['A B tests', 'post-7', 'one', 'one']);
  expect(new Set(posts.map(({source}) => source)).size).toBe(4);
  expect(posts[0]?.fields['permalink']).toBeUndefined();
  expect(posts[1]?.fields['date']).toBeUndefined();
});

test.each([
  ['One\ntwo\n\nThree<ol><li>a</li></ol>\n\nFour', 'One\\\ntwo\n\nThree\n\n1. a\n\nFour'],
  ['One\n\n<blockquote>Two\n\nThree</blockquote>\n\nFour', 'One\n\n> Two\n>\n> Three\n\nFour'],
  ['One\n\n<pre>a\n\nb</pre>', 'One\n\n```\na\n\nb\n```'],
  ['One<!--more Read on-->Two', 'One\n\n<!-- truncate -->\n\nTwo'],
  [
    '[caption id="a" width="3"]<img src="/a.png" alt="A"> <em>Words</em>[/caption]',
    '![A](/a.png)\n\n*Words*',
  ],
  [
    '[sourcecode language="php"]\n&lt;br&gt; $a-&gt;b\n\n$c\n[/sourcecode]',
    '```php\n<br> $a->b\n\n$c\n```',
  ],
  ['[ccn_php]$a < 1;[/ccn_php]', '```php\n$a < 1;\n```'],
  ['[cc lang="bash"]a | b[/cc]', '```bash\na | b\n```'],
  ['Run [cci_bash]a | b[/cci_bash] now', 'Run `a | b` now'],
  ['[ccx]A[/ccx]', 'A'],
  ['[gallery ids="9"]', '![A pot](https://old.example/a.png)\n\n*Green tea*'],
  [
    '[embed width="3"]https://youtu.be/x?a=1&amp;b[/embed]',
    '[https://youtu.be/x?a=1\\&b](https://youtu.be/x?a=1&b)',
  ],
  ['One\n\nhttps://youtu.be/x\n\nTwo', 'One\n\n[https://youtu.be/x](https://youtu.be/x)\n\nTwo'],
  [
    '[video width="3" mp4="https://old.example/a.mp4"][/video]',
    '[https://old.example/a.mp4](https://old.example/a.mp4)',
  ],
  ['Write [[gallery]].', 'Write \\[gallery].'],
  [
    '<a href="#a_b">Up</a><h2 id="a_b">Head</h2><h2 id="c">No link</h2>',
    '[Up](#a_b)\n\n## <a id="a_b"></a>Head\n\n## No link',
  ],
  [
    'One<sup><a href="#fn1" id="r1">1</a></sup><ol><li id="fn1"><p>Note <a href="#r1">back</a></p></li></ol>',
    'One<sup><a id="r1"></a>[1](#fn1)</sup>\n\n1. <a id="fn1"></a>Note [back](#r1)',
  ],
  ['一<em>二</em>三', '一*二*三'],
  [
    'So $latex a_1 &lt; b^2&amp;s=2$ and [latex]\\frac{1}{2}[/latex], but <code>$latex x$</code>.',
    'So $$a_1 < b^2$$ and $$\\frac{1}{2}$$, but `$latex x$`.',
  ],
  [
    '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:separator -->\n<hr class="a"/>\n<!-- /wp:separator -->',
    'One\n\n---',
  ],
  [
    '<!-- wp:code {"language":"php"} -->\n<pre class="wp-block-code"><code>$a &lt; 1;</code></pre>\n<!-- /wp:code -->',
    '```php\n$a < 1;\n```',
  ],
  // The settings of a block end at the end of its comment.
  [
    '<!-- wp:shortcode {"className":"a"} -->\nOne\n<!-- /wp:shortcode -->\n\n<!-- wp:code {"language":"js"} -->\n<pre class="wp-block-code"><code>b()</code></pre>\n<!-- /wp:code -->',
    'One\n\n```js\nb()\n```',
  ],
  [
    '<figure><img src="/a.png" alt="A"><figcaption><p>By <em>Bo</em> <a href="/b">b</a></p></figcaption></figure>',
    '![A](/a.png)\n\n*By Bo [b](/b)*',
  ],
  [
    '<!-- wp:file --><div class="wp-block-file"><object class="wp-block-file__embed" data="/a.pdf"></object><a id="x" href="/a.pdf">Doc</a><a href="/a.pdf" class="wp-block-file__button wp-element-button" download>Download</a></div><!-- /wp:file -->',
    '[Doc](/a.pdf)',
  ],
  [
    'One [ref]A <b>note</b>[/ref] two[mfn]B[/mfn]',
    'One [^1] two[^2]\n\n[^1]: A **note**\n\n[^2]: B',
  ],
  [
    '[row][col width="1/2"]\nOne\n[/col][col]<code>[x]y[/x]</code>\n[/col][/row]\n\n[drop]T[/drop]wo',
    'One\n\n`[x]y[/x]`\n\nTwo',
  ],
  [
    '[toggle title="A &amp; B"]One[/toggle] [button link="/x"]Go[/button]',
    '**A & B**\n\nOne [Go](/x)',
  ],
])('WordPress text becomes Markdown: %j', (content, expected) => {
  expect(textOf(content, picture).text).toBe(expected);
});

const reference = (id: string, number: string) =>
  `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`;

test('footnotes of the block editor become footnotes', () => {
  const list = [
    null,
    {id: 'a-1', content: 'One <em>note</em>, <a href="/x">x</a>'},
    {id: 'b-2', content: 'Two'},
  ];
  const content = `<!-- wp:paragraph -->\n<p>A${reference('a-1', '1')} and B${reference('b-2', '2')}.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:footnotes /-->`;
  const [post] = read(
    item({'content:encoded': content}, meta('footnotes', JSON.stringify(list))),
  ).posts;
  expect(post?.body.trim()).toBe('A[^1] and B[^2].\n\n[^1]: One *note*, [x](/x)\n\n[^2]: Two');
  expect(post?.notes).toEqual([]);
});

test('a footnote that is not in the export leaves no dead link', () => {
  const {text, notes} = textOf(`<p>A${reference('a-1', '1')}</p><!-- wp:footnotes /-->`);
  expect(text).toBe('A1');
  expect(notes).toEqual([expect.stringContaining('the block "footnotes" has no content')]);
});

test.each([
  ['[contact-form to="me"]', 'the shortcode "contact-form" cannot be converted'],
  ['[box]Words[/box]', 'the shortcode "box" cannot be converted; only its content is shown'],
  ['<!-- wp:latest-posts {"a":1} /-->', 'the block "latest-posts" has no content'],
  [
    '<!-- wp:paragraph {"align":"center"} -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:rss {"a":1} /-->',
    'the block "rss" has no content',
  ],
  ['<script>track()</script>Words', 'a script was left out'],
  ['One<!--nextpage-->Two', 'it had several pages, which were merged'],
  ['One\u000BTwo', 'removed 1 control character'],
])('WordPress text with %j gets a note', (content, note) => {
  expect(textOf(content).notes).toEqual([expect.stringContaining(note)]);
});

test.each([
  ['Open [private role="member"]Hidden[/private] end'],
  ['Open [membership]<p>Hidden</p>[/membership] end'],
  ['Open [wcm_restrict plans="a"]Hidden[/wcm_restrict] end'],
  ['Open [um_logged_in]Hidden[/um_logged_in] end'],
  ['Open [s2If is_user_logged_in()]Hidden[/s2If] end'],
  ['Open [passster password="sesame"]Hidden[/passster] end'],
  [
    'Open <!-- wp:premium-content/subscriber-view -->Hidden<!-- /wp:premium-content/subscriber-view --> end',
  ],
  ['Open end<!-- wp:jetpack/paywall /--><p>Hidden</p>'],
])('sections that only some readers could see are left out: %s', (content) => {
  expect(textOf(content)).toEqual({
    text: 'Open end',
    notes: ['a section that only some readers could see was left out'],
  });
});

test('brackets that are not a shortcode get no note', () => {
  expect(textOf('An array[i], [sic], and [1].')).toEqual({
    text: 'An array\\[i], \\[sic], and \\[1].',
    notes: [],
  });
});
