import {expect, test} from 'vitest';
import {keepTemplateTags} from './keepTemplateTags';

test.each([
  ['a tag of Jekyll', 'A {% include x.html %} b.', 'A `{% include x.html %}` b.'],
  ['a tag of Hugo', '{{< figure src="a b.png" >}}', '`{{< figure src="a b.png" >}}`'],
  ['a variable', 'By {{ page.author }}.', 'By `{{ page.author }}`.'],
  ['attributes of kramdown', 'Text\n{: .note}', 'Text\n`{: .note}`'],
  ['a tag that holds a backtick', '{% x `a` %}', '`` {% x `a` %} ``'],
  ['a tag over two lines', '{% x\n  y %}', '`{% x y %}`'],
  ['a table’s cell', '| a |\n| - |\n| {{ x | y }} |', '| a |\n| - |\n| `{{ x \\| y }}` |'],
  ['HTML', '<p>\n{% x "<" %}\n</p>', '<p>\n<code>{% x &quot;&lt;&quot; %}</code>\n</p>'],
  [
    'highlighted code',
    '{% highlight js %}\nlet a = "```";\n{% endhighlight %}',
    '```js\n{% highlight js %}\nlet a = "```";\n{% endhighlight %}\n```',
  ],
  [
    'highlighted code of Hugo',
    '{{< highlight go "linenos=table" >}}\nx\n{{< /highlight >}}',
    '```go\n{{< highlight go "linenos=table" >}}\nx\n{{< /highlight >}}\n```',
  ],
])('%s is kept as code', (_, text, kept) => {
  expect(keepTemplateTags(text)).toEqual({
    text: kept,
    notes: [expect.stringMatching(/template tag\(s\) kept as code/)],
  });
});

test.each([
  ['the site’s address in a link', '[a]({{ site.baseurl }}/b)', '[a](/b)'],
  [
    'two variables in an element',
    '<img src="{{ site.url }}{{site.baseurl}}/b.png">',
    '<img src="/b.png">',
  ],
  ['a filter', "![a]({{ '/b.png' | relative_url }})", '![a](/b.png)'],
  ['a post of Jekyll', '[a]({% post_url 2019-01-01-b %})', '[a](source:2019-01-01-b)'],
  ['a file of Jekyll', '[a]({% link _posts/b.md %})', '[a](source:_posts/b.md)'],
  ['a post of Hugo', '[a]({{< relref "b.md#c" >}})', '[a](source:b.md#c)'],
  ['the other form of it', '[a]({{% ref "/b" %}})', '[a](source:/b)'],
])('%s is resolved', (_, text, resolved) => {
  expect(keepTemplateTags(text)).toEqual({
    text: resolved,
    notes: ['template variables in addresses resolved'],
  });
});

test.each([
  ['code in a line', 'Write `{% raw %}` and `{{ x }}`.'],
  ['a block of code', '```liquid\n{% if a %}{{ b }}{% endif %}\n```'],
  ['braces in prose', 'A set {a, b} and {c}.'],
  ['an attribute', '<a href="{{ x }}">b</a>'],
])('%s stays as it is', (_, text) => {
  expect(keepTemplateTags(text)).toEqual({text, notes: []});
});
