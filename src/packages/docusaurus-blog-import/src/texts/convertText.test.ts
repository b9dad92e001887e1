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
const page = {title: 'The title', subtitle: 'More'};

function convert(text: string, kind: 'md' | 'mdx' = 'md') {
  return convertText(text, kind, {
    source: 'posts/a.md',
    files,
    page,
  });
}

test.each([
  ['{{< figure src="pot.png" alt="A pot" caption="Green" >}}', '![A pot](pot.png)\n\n*Green*'],
  [
    '{{< figure src="pot.png" title="A title" caption="Green *tea*" link="https://x.example" >}}',
    '[![A title: Green *tea*](pot.png)](https://x.example)\n\n_A title: Green *tea*_',
  ],
  [
    '{{< highlight go "linenos=table,hl_lines=8 15-17,linenostart=199" >}}\nx\n{{< /highlight >}}',
    '```go {8,15-17} showLineNumbers=199\nx\n```',
  ],
  [
    '{{< figure src="pot.png" attr="Bo" attrlink="https://b.example" >}}',
    '![Bo (https://b.example)](pot.png)\n\n*Bo (https://b.example)*',
  ],
  [
    '{{< youtube w7Ft2ymGmfc >}}',
    '[Video on YouTube](https://www.youtube.com/watch?v=w7Ft2ymGmfc)',
  ],
  ['{{< tweet user="bo" id="1453" >}}', '[Post on X](https://x.com/bo/status/1453)'],
  ['{{< gist bo 50a7 "a b.sh" >}}', '[Gist](https://gist.github.com/bo/50a7#file-a-b-sh)'],
  ['{{< qr text="https://x.example" />}}', '[https://x.example](https://x.example)'],
  [
    '{{< video src="https://x.example/a.mp4" >}}',
    '<video controls src="https://x.example/a.mp4"></video>',
  ],
  ['{{< param title >}} and {{% param "subtitle" %}}', 'The title and More'],
  [
    '[b]({{< ref "b" >}}) [t]({{% relref "/tea/green.md#hot" %}})',
    '[b](/posts/b/index.md) [t](/content/tea/green.md#hot)',
  ],
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
  [
    'See {{< link "/posts/b" >}} and [r]({{< baseurl >}}/c)',
    'See [b](/posts/b/index.md) and [r](/c)',
  ],
  ['{{< button href="https://x.example" >}}Go{{< /button >}}', '[Go](https://x.example)'],
  [
    '{{< tabs >}}\n{{< tab "One" >}}1{{< /tab >}}\n{{< tab "Two" >}}2{{< /tab >}}\n{{< /tabs >}}',
    '**One**\n\n1\n\n**Two**\n\n2',
  ],
  ['{{< katex >}}x_1{{< /katex >}}', '$$x_1$$'],
  ['a\n\n{{< toc >}}\n\nb', 'a\n\nb'],
  [
    '{{< highlight go "linenos=table" >}}\n{{ .Site }}\n{{< /highlight >}}',
    '```go showLineNumbers\n{{ .Site }}\n```',
  ],
  ['{{</* figure src="a" */>}}', '`{{< figure src="a" >}}`'],
])('a shortcode of Hugo is converted: %j', (text, expected) => {
  const {text: written, notes} = convert(text);
  expect(written.trim().replace(/\n{3,}/g, '\n\n')).toBe(expected);
  expect(notes).toEqual([]);
});

test.each([
  ['[o]({% post_url 2020-01-02-oven %})', '[o](/_posts/2020-01-02-oven.md)'],
  ['[l]({% link _posts/2020-01-02-oven.md %}#hot)', '[l](/_posts/2020-01-02-oven.md#hot)'],
  ['![c]({{ "/img/cup.png" | relative_url }})', '![c](/img/cup.png)'],
  ['{% include figure.html src="pot.png" caption="Tea" %}', '![Tea](pot.png)\n\n*Tea*'],
  [
    '{% include video id="55073825" provider="vimeo" %}',
    '[Video on Vimeo](https://vimeo.com/55073825)',
  ],
  ['{% gist bo/50a7 a.rb %}', '[Gist](https://gist.github.com/bo/50a7#file-a-rb)'],
  ['{% raw %}{{ page.title }} and {% if x %}{% endraw %}', '{{ page.title }} and {% if x %}'],
  ['```\n{% raw %}\n{{ x }}\n{% endraw %}\n```', '```\n\n{{ x }}\n\n```'],
  [
    '{% highlight ruby linenos %}\nputs 1 < 2\n{% endhighlight %}',
    '```ruby showLineNumbers\nputs 1 < 2\n```',
  ],
  ['{{ page.title }} at {{ site.url }}/x', 'The title at /x'],
  [
    '{% tabs Kinds, 2 %}\n<!-- tab Green tea@leaf -->\nHot.\n<!-- endtab -->\n<!-- tab -->\nCold.\n<!-- endtab -->\n{% endtabs %}',
    '**Green tea**\n\nHot.\n\nCold.',
  ],
  ['{% image "./pot.png", "An alt text" %}', '![An alt text](./pot.png)'],
  ["{% image './pot.png', 'Alt', '(min-width: 30em) 50vw', [300, 600] %}", '![Alt](./pot.png)'],
  ['{% image "./pot.png", "" %}', '![](./pot.png)'],
  ['{% image "./pot.png", alt %}', '![](./pot.png)'],
  ['{% image src="./pot.png", alt="A pot" %}', '![A pot](./pot.png)'],
  ['{% img "/img/cup.png" "A cup" "Alt" %}', '![Alt](/img/cup.png "A cup")'],
  ['{% img left /img/cup.png 300 200 "A cup" "Alt" %}', '![Alt](/img/cup.png "A cup")'],
  [
    '{% codeblock Tea time lang:ruby %}\nputs 1\n{% endcodeblock %}',
    '```ruby title="Tea time"\nputs 1\n```',
  ],
  [
    '{% blockquote Bo https://x.example/b %}\nWords.\n{% endblockquote %}',
    '> Words.\n>\n> — Bo (https://x.example/b)',
  ],
  ['{% post_link 2020-01-02-oven The oven %}', '[The oven](/_posts/2020-01-02-oven.md)'],
])('a tag of Liquid is converted: %j', (text, expected) => {
  const {text: written, notes} = convert(text);
  expect(written.trim().replace(/\n{3,}/g, '\n\n')).toBe(expected);
  expect(notes).toEqual([]);
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
  ['* TOC\n{:toc}\n\nb', '\n\nb'],
  ['a {::comment}secret{:/comment}b', 'a b'],
  [
    'Tea\n: Hot `x`\n: Green\n\n`Pot`\nCup\n:   Round\n\n    and more\n\nWords',
    '**Tea**\n\n- Hot `x`\n- Green\n\n**`Pot`**\\\n**Cup**\n\n-   Round\n\n    and more\n\nWords',
  ],
  ['Tea\n\n: Hot\n\n: Green', '**Tea**\n\n- Hot\n\n- Green'],
  ['> Tea\n> : Hot', '> **Tea**\n>\n> - Hot'],
  ['```\nTea\n: Hot\n```\n\n: not a definition', '```\nTea\n: Hot\n```\n\n: not a definition'],
])('syntax of kramdown is converted: %j', (text, expected) => {
  expect(convert(text)).toEqual({text: expected, notes: []});
});

test.each([
  ['See [[b]].', 'See [b](/posts/b/index.md).'],
  ['See [[green#Very hot]].', 'See [green](/content/tea/green.md#very-hot).'],
  [
    '![[cup.png]] ![[cup.png|300]] ![[cup.png|A cup]]',
    '![cup](../static/img/cup.png) ![cup](../static/img/cup.png) ![A cup](../static/img/cup.png)',
  ],
  [
    'a\n> [!WARNING]\n> Hot.\n> > [!tip]- Blow\n> > On it.\n\nb',
    'a\n\n::::warning\n\nHot.\n\n:::tip[Blow]\n\nOn it.\n\n:::\n\n::::\n\nb',
  ],
  ['```md\n> [!NOTE]\n> x\n```', '```md\n> [!NOTE]\n> x\n```'],
  ['```js:title=src/a.js\n1\n```', '```js title="src/a.js"\n1\n```'],
  ['```go {linenos=table,hl_lines=[8,"15-17"]}\n1\n```', '```go {8,15-17} showLineNumbers\n1\n```'],
])('another dialect of Markdown is converted: %j', (text, expected) => {
  expect(convert(text)).toEqual({text: expected, notes: []});
});

test.each([
  [
    'a\n\n{{< revenue y=2 >}}\n\n{{< revenue y=3 >}}',
    '{{< revenue y=2 >}}',
    '`{{< revenue y=2 >}}`',
    '`{{< revenue y=3 >}}`',
  ],
  [
    '{{< card title="T" >}}\nInner *text*.\n{{< /card >}}',
    '{{< card title="T" >}}',
    'Inner *text*.',
    '**T**',
  ],
  [
    '{% assign x = site.a | where: "b" %}',
    '{% assign',
    '`{% assign x = site.a | where: "b" %}`',
    '',
  ],
  [
    '{% if x %}yes{% else %}no{% endif %}',
    '{% if x %}',
    '`{% if x %}`',
    'yes`{% else %}`no`{% endif %}`',
  ],
  ['See {% link _docs/gone.md %}.', '{% link', '`{% link _docs/gone.md %}`', 'See '],
])(
  'tags that cannot be converted stay as text and are reported: %j',
  (text, named, quote, also) => {
    const {text: written, notes} = convert(text);
    const note = notes.find((each) => each.quote === quote);
    expect(note).toMatchObject({kind: 'code'});
    expect(note?.text).toContain(named);
    expect(written).toContain(quote);
    expect(written).toContain(also);
  },
);

test.each([
  [
    'a {{< youtube w7Ft2ymGmfc >}} b',
    'a\n\n[Video on YouTube](https://www.youtube.com/watch?v=w7Ft2ymGmfc)\n\nb',
  ],
  ['1. a\n   {{<img src="pot.png" alt="P">}}\n2. b', '1. a\n\n   ![P](pot.png)\n2. b'],
  ['> {{< note >}}a{{< /note >}}', '> :::note\n>\n> a\n>\n> :::'],
  ['Lead\n\n<!--more-->\n\n  * b', 'Lead\n\n<!-- truncate -->\n\n  * b'],
])('a converted tag is separated from the text around it: %j', (text, expected) => {
  expect(convert(text).text).toBe(expected);
});

test('formulas are reported if the site would show them as text', () => {
  const of = (extensions: readonly 'math'[]) =>
    convertText('It is $$x^2$$.', 'md', {markdown: {extensions}}).notes;
  expect(of(['math'])).toEqual([]);
  expect(of([])).toMatchObject([{kind: 'code', quote: '$$x^2$$'}]);
});

test.each([
  ['a %%secret%% b', 'a  b'],
  ['%%\nsecret\n\n```\n%%\n```\n%%\n\nb', '\n\nb'],
  ['`%%x%%` and\n\n    %%y%%', '`%%x%%` and\n\n    %%y%%'],
  ['a\n\n%%\nhidden to the end', 'a\n\n'],
  ['100%% sure', '100%% sure'],
])("Obsidian's comments are removed: %j", (text, expected) => {
  expect(convertText(text, 'md', {engine: 'obsidian'}).text).toBe(expected);
});

test('comments are removed if the engine is unknown, unless percent signs look like code', () => {
  expect(convert('a %%secret%% b').text).toBe('a  b');
  const batch = 'for %%i in (*) do echo %%i';
  expect(convert(batch).text).toBe(batch);
  expect(convertText('a %%b%% c', 'md', {engine: 'hugo'}).text).toBe('a %%b%% c');
});

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

test.each(['[[Prototype]] and [[fallthrough]]', '[[a, b], [c]] and [[a, b]]', '![[x]]'])(
  'double brackets are a link only in a vault, or if there is such a page: %j',
  (text) => {
    expect(convert(text)).toEqual({text, notes: []});
  },
);

test('in a vault, links to missing pages are links', () => {
  expect(convertText('[[Other note|words]]', 'md', {engine: 'obsidian'}).text).toBe(
    '[words](<Other note.md>)',
  );
});

test.each([
  ['a:hover{color:red}', 'a\\:hover{color:red}'],
  ['Set:this[text] at 10:30, :smile:', 'Set\\:this[text] at 10:30, :smile:'],
  [
    '`a:b{c}` $$f:A_{1}$$ [x](https://x.example/a:b[c])',
    '`a:b{c}` $$f:A_{1}$$ [x](https://x.example/a:b[c])',
  ],
  ['a\n\n::toc\n\nb', 'a\n\n\n\nb'],
  ['::unknown', '\\:\\:unknown'],
  ['- ::card[Words *a*]{x="1"}', '- \\:\\:card[Words *a*]{x="1"}'],
  ['::github{repo="a/b"}', '[GitHub](https://github.com/a/b)'],
  ['::youtube[A video]{#abc}', '[A video](https://www.youtube.com/watch?v=abc)'],
  [':::tip[Title]\n\na\n\n:::', ':::tip[Title]\n\na\n\n:::'],
])('directives that Docusaurus would drop become links or text: %j', (text, expected) => {
  const markdown = {extensions: ['math']};
  for (const kind of ['md', 'mdx'] as const) {
    expect(convertText(text, kind, {source: 'posts/a.md', markdown}).text).toBe(expected);
  }
});

test('expressions of MDX are not read as directives', () => {
  const text = '<Foo at={x ? y:z[0]} /> {x ? y:z[0]} and a:b[c]';
  expect(convertText(text, 'mdx').text).toBe(text.replace('a:b', 'a\\:b'));
});
