import {expect, test} from 'vitest';
import {convertText} from './convertText.js';

const files = [
  'posts/a.md',
  'posts/pot.png',
  'posts/a/asset.png',
  'posts/b/index.md',
  'static/img/cup.png',
  'content/tea/green.md',
  '_posts/2020-01-02-oven.md',
];
const page = {title: 'The title', author: {name: 'Bo'}};

const convert = (text: string) => convertText(text, 'md', {source: 'posts/a.md', files, page});

test.each([
  ['{{< figure src="pot.png" alt="A pot" caption="Green" >}}', '![A pot](pot.png)\n\n*Green*'],
  ['{{< figure figcaption="Tea" >}}\n![p](p.png)\n{{< /figure >}}', '![p](p.png)\n\n*Tea*'],
  [
    '{{< figure src="pot.png" title="A" caption="Green *tea*" link="https://x.example" >}}',
    '[![A: Green *tea*](pot.png)](https://x.example)\n\n_A: Green *tea*_',
  ],
  ['{{< tweet user="bo" id="1453" >}}', '[Post on X](https://x.com/bo/status/1453)'],
  ['{{< gist bo 50a7 "a b.sh" >}}', '[Gist](https://gist.github.com/bo/50a7#file-a-b-sh)'],
  ['{{< qr text="https://x.example" />}}', '[https://x.example](https://x.example)'],
  ['{{< video src="/a.mp4" >}}', '<video controls src="/a.mp4"></video>'],
  ['{{< video poster="/b.png" mp4="/a.mp4" >}}', '<video controls src="/a.mp4"></video>'],
  ['{{< video /a.mp4 640 360 /b.png >}}', '<video controls src="/a.mp4"></video>'],
  ['{{< param title >}} and {{% param "author.name" %}}', 'The title and Bo'],
  [
    '[b]({{< ref "b" >}}) [t]({{% relref "/tea/green.md#hot" %}})',
    '[b](/posts/b/index.md) [t](/content/tea/green.md#hot)',
  ],
  ['{{< link "/posts/b" >}} [r]({{< baseurl >}}/c)', '[b](/posts/b/index.md) [r](/c)'],
  ['{{< notice warning >}}\nHot.\n{{< /notice >}}', ':::warning\n\nHot.\n\n:::'],
  [
    '{{% alert title="Mind [it]" color="danger" %}}Hot.{{% /alert %}}',
    ':::danger[Mind \\[it\\]]\n\nHot.\n\n:::',
  ],
  [
    '{{< tip >}}\na\n{{< note >}}b{{< /note >}}\n{{< /tip >}}',
    '::::tip\n\na\n\n:::note\n\nb\n\n:::\n\n::::',
  ],
  [
    '{{< details summary="More" >}}\nText.\n{{< /details >}}',
    '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
  ],
  ['{{< button href="https://x.example" >}}Go{{< /button >}}', '[Go](https://x.example)'],
  ['{{< tabs >}}\n{{< tab "One" >}}1{{< /tab >}}\n{{< /tabs >}}', '**One**\n\n1'],
  ['{{< katex >}}x_1{{< /katex >}} {{< math >}}$y$ {{< /math >}}', '$$x_1$$ $$y$$'],
  [
    '{{< highlight go "linenos=table,hl_lines=8 15-17,linenostart=9" >}}\n{{ .x }}\n{{< /highlight >}}',
    '```go {8,15-17} showLineNumbers=9\n{{ .x }}\n```',
  ],
  ['{{< newtab "https://x.example" >}}Words{{< /newtab >}}', '[Words](https://x.example)'],
  ['{{</* figure src="a" */>}}', '`{{< figure src="a" >}}`'],
  // Liquid tags
  ['[o]({% post_url 2020-01-02-oven %})', '[o](/_posts/2020-01-02-oven.md)'],
  ['[l]({% link _posts/2020-01-02-oven.md %}#hot)', '[l](/_posts/2020-01-02-oven.md#hot)'],
  ['See {% link _docs/far gone.md %}.', 'See [far gone](<_docs/far gone.md>).'],
  ['![c]({{ "/img/cup.png" | relative_url }})', '![c](/img/cup.png)'],
  ['{% include image.html url="pot.png" description="Tea" %}', '![Tea](pot.png)\n\n*Tea*'],
  [
    "{% render 'youtube.liquid', id: 'w7', height: 9 %}",
    '[Video on YouTube](https://www.youtube.com/watch?v=w7)',
  ],
  ['{% include figure.html src="pot.png" caption="Tea" %}', '![Tea](pot.png)\n\n*Tea*'],
  ["{% asset_img pot.png It's tea %}", '![It\'s tea](pot.png "It\'s tea")'],
  ['{% include video id="55" provider="vimeo" %}', '[Video on Vimeo](https://vimeo.com/55)'],
  ['{% raw %}{{ page.title }} and {% if x %}{% endraw %}', '{{ page.title }} and {% if x %}'],
  ['```\n{% raw %}\n{{ x }}\n{% endraw %}\n```', '```\n\n{{ x }}\n\n```'],
  ['{% # a %}{% comment %}b{% endcomment %}c', 'c'],
  ['{{ "{{ page.title }}" }} and {{ "{% if x %}" }}', '{{ page.title }} and {% if x %}'],
  ['`{%` {{ page.title }} `%}`', '`{%` The title `%}`'],
  [
    '{% include figure.html src="pot.png" caption="100%} tea" %}',
    '![100%} tea](pot.png)\n\n*100%} tea*',
  ],
  [
    '{% highlight ruby linenos %}\n1 < 2\n{% endhighlight %}',
    '```ruby showLineNumbers\n1 < 2\n```',
  ],
  ['{{ page.title }} at {{ site.url }}/x', 'The title at /x'],
  [
    '{% tabs Kinds, 2 %}\n<!-- tab Green tea@leaf -->\nHot.\n<!-- endtab -->\n{% endtabs %}',
    '**Green tea**\n\nHot.',
  ],
  ["{% image './pot.png', 'Alt', '(min-width: 30em) 50vw', [300, 600] %}", '![Alt](./pot.png)'],
  ['{% image "./pot.png", alt %}', '![](./pot.png)'],
  ['{% image src="./pot.png", alt="A pot" %}', '![A pot](./pot.png)'],
  ['{% img left /img/cup.png 300 200 "A cup" "Alt" %}', '![Alt](/img/cup.png "A cup")'],
  ['{% img /img/cup.png 300 A cup %}', '![A cup](/img/cup.png "A cup")'],
  ['{% codeblock Tea time lang:rb %}\n1\n{% endcodeblock %}', '```rb title="Tea time"\n1\n```'],
  [
    '{% blockquote Bo https://x.example/b %}\nWords.\n{% endblockquote %}',
    '> Words.\n>\n> — Bo (https://x.example/b)',
  ],
  ['{% post_link 2020-01-02-oven The oven %}', '[The oven](/_posts/2020-01-02-oven.md)'],
  ['{% link The tea, https://x.example %}', '[The tea](https://x.example)'],
  ['{% btn https://x.example, Tea, icon %}', '[Tea](https://x.example)'],
  [
    '{{< quote author="Bo" source="A book" url="https://x.example" >}}\nWords.\n{{< /quote >}}',
    '> Words.\n>\n> — Bo, A book (https://x.example)',
  ],
  ['{{< figure src="__GHOST_URL__/img/cup.png" alt="A cup" >}}', '![A cup](/img/cup.png)'],
  // Zola shortcodes
  ['{{ youtube(id="abc") }}', '[Video on YouTube](https://www.youtube.com/watch?v=abc)'],
  [
    '{% quote(author="Bo") %}\n{{ figure(img="pot.png", alt="A pot") }}\n{% end %}',
    '> ![A pot](pot.png)\n>\n> — Bo',
  ],
])('a shortcode or a tag is converted: %j', (text, expected) => {
  const {text: written, notes} = convert(text);
  expect(written.trim().replace(/\n{3,}/g, '\n\n')).toBe(expected);
  expect(notes).toEqual([]);
});

test.each([
  ['{{% hugo-encryptor "sesame" %}}\nHidden\n{{% /hugo-encryptor %}}'],
  ['{{< password >}}Hidden{{< /password >}}'],
  ['{{< card url="https://x.example" password="sesame" >}}Hidden{{< /card >}}'],
  ['{{< password-protected sesame >}}Hidden ![p](pot.png){{< /password-protected >}}'],
])('the content of a tag that was not for all readers is left out: %j', (text) => {
  const {text: written, notes} = convert(text);
  expect(written).not.toContain('Hidden');
  expect(notes).toEqual([
    expect.objectContaining({text: expect.stringContaining('was not for all readers')}),
  ]);
  expect(notes[0]?.text).not.toContain('sesame');
});

test.each([
  ['```\n{{< youtube a >}}\n```'],
  ['    {{< youtube a >}}\n\n    {% youtube b %}'],
  ['A template has {{ value }} and {{value}} in it.'],
  ['`[ -f a ]` or [[ $x ]] and [[1]](https://x.example) and [[1]][a]'],
])('text that only looks like a tag stays: %j', (text) => {
  expect(convert(text)).toEqual({text, notes: []});
});

test.each([
  ['a\n{: .center}\nb', 'a\nb'],
  ['![p](pot.png){: .center width="3"} b', '![p](pot.png) b'],
  ['## Head {: #own}\n\nb', '## Head {#own}\n\nb'],
  ['## Head {: .a #b}\n\n## Two\n{: #c .d}', '## Head {#b}\n\n## Two {#c}'],
  ['Hot `x`\n{: #tea}', '<a id="tea"></a>\n\nHot `x`'],
  ['- > a\n  {: #tea}', '<a id="tea"></a>\n\n- > a'],
  [
    '> Hot\n{: .prompt-tip }\n\nTea\n{: .notice--danger}',
    ':::tip\n\nHot\n\n:::\n\n:::danger\n\nTea\n\n:::',
  ],
  ['```\na\n```\n{: .b}\nc', '```\na\n```\nc'],
  ['* TOC\n{:toc}\n\nb', '\n\nb'],
  ['{:js: .language-js}\nHot `x`{: js} and *y*{:js .z}\n{: js}', '\nHot `x` and *y*'],
  ['a {::comment}secret{:/comment}b', 'a b'],
  [
    'Tea\n: Hot `x`\n: Green\n\n`Pot`\nCup\n:   Round\n\n    and more\n\nWords',
    '**Tea**\n\n- Hot `x`\n- Green\n\n**`Pot`**\\\n**Cup**\n\n-   Round\n\n    and more\n\nWords',
  ],
  ['> Tea\n> : Hot', '> **Tea**\n>\n> - Hot'],
  ['```\nTea\n: Hot\n```\n\n: not a definition', '```\nTea\n: Hot\n```\n\n: not a definition'],
  // Other dialects
  ['See [[b]].', 'See [b](/posts/b/index.md).'],
  ['See [[green#Very hot]].', 'See [green](/content/tea/green.md#very-hot).'],
  [
    '![[cup.png|300]] ![[cup.png|A cup]]',
    '![cup](../static/img/cup.png) ![A cup](../static/img/cup.png)',
  ],
  [
    'a\n> [!WARNING]\n> Hot.\n> > [!tip]- Blow\n> > On it.\n\nb',
    'a\n\n::::warning\n\nHot.\n\n:::tip[Blow]\n\nOn it.\n\n:::\n\n::::\n\nb',
  ],
  ['```js:title=src/a.js\n1\n```', '```js title="src/a.js"\n1\n```'],
  ['```go {linenos=table,hl_lines=[8,"15-17"]}\n1\n```', '```go {8,15-17} showLineNumbers\n1\n```'],
  ['``` { .py .copy linenums="1" hl_lines="2" }\n1\n```', '```py {2} showLineNumbers\n1\n```'],
  ['{% mermaid graph TD %}\nA --> B\n{% endmermaid %}', '```mermaid\ngraph TD\nA --> B\n```'],
  // Converted tags are separated from the text around them.
  ['a {{< vimeo 5 >}} b', 'a\n\n[Video on Vimeo](https://vimeo.com/5)\n\nb'],
  ['1. a\n   {{<img src="pot.png" alt="P">}}\n2. b', '1. a\n\n   ![P](pot.png)\n2. b'],
  ['> {{< note >}}a{{< /note >}}\n> b', '> :::note\n>\n> a\n>\n> :::\n> b'],
  ['| {{< note >}}a{{< /note >}} | b |', '| :::note a ::: | b |'],
  ['Lead\n\n<!--more-->\n\n  * b', 'Lead\n\n<!-- truncate -->\n\n  * b'],
])('another Markdown dialect is converted: %j', (text, expected) => {
  expect(convert(text)).toEqual({text: expected, notes: []});
});

test.each([
  ['{{< revenue y=2 >}} {{< revenue y=3 >}}', '`{{< revenue y=2 >}}` `{{< revenue y=3 >}}`'],
  ['{{< card title="T" >}}\nInner *text*.\n{{< /card >}}', '**T**\n\nInner *text*.'],
  ['{% assign x = site.a | where: "b" %}', '`{% assign x = site.a | where: "b" %}`'],
  ['{% if x %}yes{% else %}no{% endif %}', '`{% if x %}`yes`{% else %}`no`{% endif %}`'],
])(
  'tags that cannot be converted become code or content, and are reported: %j',
  (text, expected) => {
    const {text: written, notes} = convert(text);
    expect(written).toBe(expected);
    const [tag = ''] = /^\{.*?[>%]\}+/.exec(text) ?? [];
    expect(notes.map((note) => note.text).join()).toContain(`${tag} belongs to the old site`);
    notes.forEach(({quote}) => expect(written).toContain(quote));
  },
);

test('tags with the same name get one note, with their number', () => {
  const {notes} = convert('{% slides one %} {% slides two %} {% y %}');
  expect(notes.map(({text}) => text.replace(/ belongs.*text/, ''))).toEqual([
    '{% slides one %} (2 times)',
    '{% y %}',
  ]);
});

test('formulas are reported if the site would show them as text', () => {
  const notesWith = (extensions: readonly 'math'[]) =>
    convertText('It is $$x^2$$.', 'md', {markdown: {extensions}}).notes;
  expect(notesWith(['math'])).toEqual([]);
  expect(notesWith([])).toMatchObject([{kind: 'code', quote: '$$x^2$$'}]);
});

test.each([
  ['obsidian', 'a %%secret%% b', 'a  b'],
  ['obsidian', '%%\nsecret\n\n```\n%%\n```\n%%\n\nb', '\n\nb'],
  ['obsidian', '`%%x%%` and\n\n    %%y%%', '`%%x%%` and\n\n    %%y%%'],
  ['obsidian', 'a\n\n%%\nhidden to the end', 'a\n\n'],
  ['obsidian', '100%% sure', '100%% sure'],
  ['hugo', 'a %%b%% c', 'a %%b%% c'],
  ['eleventy', 'a{# secret {% x %}\n\n{{ y }} #} b `{# c #}`', 'a b `{# c #}`'],
  ['hexo', '## A {#id}\n\na {# secret #} b', '## A {#id}\n\na  b'],
  [undefined, 'a %%secret%% b', 'a  b'],
  [undefined, 'for %%i in (*) do echo %%i', 'for %%i in (*) do echo %%i'],
] as const)(
  'comments are removed if the engine %s has their syntax: %j',
  (engine, text, expected) => {
    expect(convertText(text, 'md', {engine}).text).toBe(expected);
  },
);

test.each(['hugo', 'astro', 'ghost', 'wordpress', 'gatsby', 'next', 'obsidian'] as const)(
  'texts of %s have no Liquid or kramdown',
  (engine) => {
    const text =
      '{% comment %}a{% endcomment %} {{ page.title }}\n{: .note}\n\n```\n{% raw %}{{ x }}{% endraw %}\n```';
    expect(convertText(text, 'md', {engine, page})).toEqual({text, notes: []});
  },
);

test.each(['hexo', 'eleventy'] as const)('texts of %s have Liquid, but no kramdown', (engine) => {
  const {text} = convertText('{{ page.title }}\n{: .note}', 'md', {engine, page});
  expect(text).toBe('The title\n{: .note}');
});

test('double brackets are a link only in a vault, or if there is a page with that name', () => {
  for (const text of ['[[Prototype]]', '[[a, b], [c]] and [[a, b]]', '![[x]]']) {
    expect(convert(text)).toEqual({text, notes: []});
  }
  const {text} = convertText('[[Other note|words]]', 'md', {engine: 'obsidian'});
  expect(text).toBe('[words](<Other note.md>)');
});

test.each([
  ['hugo', 'a ==b `c`== d', 'a <mark>b `c`</mark> d'],
  [undefined, '`a ==b== c` a == b, c == d, e==f==g', '`a ==b== c` a == b, c == d, e==f==g'],
  ['jekyll', '==a== 1~2 and 3~4', '==a== 1\\~2 and 3\\~4'],
  [
    'hexo',
    'a^[see [b](/b)] c^[and `d`]\n\ne',
    'a[^note-1] c[^note-2]\n\ne\n\n[^note-1]: see [b](/b)\n\n[^note-2]: and `d`\n',
  ],
  ['hexo', 'x^[a-z]+ ^[2]', 'x^[a-z]+ ^[2]'],
  [
    'eleventy',
    '::: warning Mind it\na\n:::\n\n::: center',
    ':::warning[Mind it]\na\n:::\n\n::: center',
  ],
  [
    undefined,
    ':::message\na\n:::\n\n:::details More\nb\n:::\n\n:::tip[Tea]\n:::',
    ':::note\na\n:::\n\n:::note[More]\nb\n:::\n\n:::tip[Tea]\n:::',
  ],
  [
    'eleventy',
    '@[youtube](abc)\n\n@[bo](/bo)',
    '[Video on YouTube](https://www.youtube.com/watch?v=abc)\n\n@[bo](/bo)',
  ],
  [
    'hugo',
    '## A {#b .c}\n\n![p](p.png)\n{.d width="3"}\n{: .e}',
    '## A {#b}\n\n![p](p.png)\n{: .e}',
  ],
  ['obsidian', '- a ^b-1\n\n[[#^b-1|c]] 2^n', '- a <a id="b-1"></a>\n\n[c](#b-1) 2^n'],
  ['obsidian', '[[b]]: and [[1984]]', '[b](/posts/b/index.md): and [1984](1984.md)'],
  ['obsidian', '![A|100x20](pot.png)', '![A](pot.png)'],
  [
    'obsidian',
    "| [[b\\|c]] | [[b#What's new?\\|d]] |",
    '| [c](/posts/b/index.md) | [d](/posts/b/index.md#whats-new) |',
  ],
] as const)('Markdown extensions are converted in texts of %s: %j', (engine, text, expected) => {
  expect(convertText(text, 'md', {engine, files, source: 'posts/a.md'}).text).toBe(expected);
});
