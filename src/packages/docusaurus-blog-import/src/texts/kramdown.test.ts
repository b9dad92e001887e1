import {expect, test} from 'vitest';
import {convertText} from './convertText.js';

test.each([
  ['<div markdown="1">\n*a*\n</div>\nb', '<div>\n\n*a*\n\n</div>\n\nb'],
  ['<div class="x" markdown="1" id="y">*a*</div>', '<div class="x" id="y">\n\n*a*\n\n</div>'],
  [
    '<details markdown="block">\n<summary>Title</summary>\n*a*\n\n- b\n</details>',
    '<details>\n\n<summary>Title</summary>\n\n*a*\n\n- b\n\n</details>',
  ],
  ['a <span markdown="1">*b*</span>', 'a <span>*b*</span>'],
  ['<p markdown=1>*a*</p>', '<p>\n\n*a*\n\n</p>'],
  ['<div markdown="0">\n*a*\n</div>', '<div markdown="0">\n*a*\n</div>'],
  ['- a\n\n  <div markdown="1">*b*</div>', '- a\n\n  <div>\n\n  *b*\n\n</div>'],
  ['```\n<div markdown="1">\n```', '```\n<div markdown="1">\n```'],
])('Markdown in HTML elements stays Markdown: %j', (text, expected) => {
  const {text: converted} = convertText(text, 'md', {engine: 'jekyll'});
  expect(converted.replace(/\n{3,}/g, '\n\n').trim()).toBe(expected);
  // Attributes get quotes for every engine.
  expect(convertText(text, 'md', {engine: 'hugo'}).text).toBe(text.replace('=1>', '="1">'));
});

test('unquoted attributes without an end are read in linear time', () => {
  const text = `[a](b){${'a=xyb='.repeat(40)}`;
  expect(convertText(text, 'md').text).toBe(text);
});

test.each([
  ['![p](/assets/my pic.png)', '![p](/assets/my%20pic.png)'],
  ['![p](a/my pic (1).png) (b c)', '![p](a/my%20pic%20(1).png) (b c)'],
  ['![p](my pic.png "A title") [b](a b/)', '![p](my%20pic.png "A title") [b](a%20b/)'],
  ["![p]({{ '/assets/my pic.png' | relative_url }})", '![p](/assets/my%20pic.png)'],
  ['![p]({{ site.baseurl }}/my pic.png)', '![p](/my%20pic.png)'],
  ['[a](</b c.png>) a[i](b c) `[a](b c.png)`', '[a](</b c.png>) a[i](b c) `[a](b c.png)`'],
])('spaces in addresses are encoded for kramdown: %j', (text, expected) => {
  expect(convertText(text, 'md', {engine: 'jekyll'}).text).toBe(expected);
});

test.each([
  [
    '是**/etc/crontab**的。**好。**为什么',
    '是<strong>/etc/crontab</strong>的。<strong>好。</strong>为什么',
  ],
  [
    'HTML, `HTML` and XHTML ![HTML](a.png)\n\n*[HTML]: Hyper "Text"\n*[A]:\n',
    '<abbr title="Hyper &#34;Text&#34;">HTML</abbr>, `HTML` and XHTML ![HTML](a.png)\n\n',
  ],
  [
    '[A](b) <https://a.example/A/> https://a.example/A\n\n*[A]: b',
    '[<abbr title="b">A</abbr>](b) <https://a.example/A/> https://a.example/A\n\n',
  ],
  ['A\n\n*[A]: **。**x', '<abbr title="&#42;&#42;。&#42;&#42;x">A</abbr>\n\n'],
  ['**a** \\**b** ** c ** `**。**x`', '**a** \\**b** ** c ** `**。**x`'],
])(
  'bold text and abbreviations that CommonMark does not read become HTML: %j',
  (text, expected) => {
    expect(convertText(text, 'md', {engine: 'jekyll'}).text).toBe(expected);
  },
);

test.each([
  ['{% highlight bash %}\ngit reset HEAD~8\na {: .b}\n{% endhighlight %}', 'bash'],
  ['{% raw %}`HEAD~8` HEAD~8{% endraw %}', undefined],
])('code in tags stays as it is: %j', (text, language) => {
  expect(convertText(`A~b\n\n${text}\n\nA~b`, 'md', {engine: 'jekyll'}).text).toBe(
    `A\\~b\n\n${
      language === undefined
        ? '`HEAD~8` HEAD~8'
        : `\`\`\`${language}\ngit reset HEAD~8\na {: .b}\n\`\`\``
    }\n\nA\\~b`,
  );
});

test.each([
  [
    '| a | b |\n|---+:--|\n| c | d |\n|---+---|\n| e | f |',
    '| a | b |\n|---|:--|\n| c | d |\n| e | f |',
  ],
  ['A\n\n| a | b |\n| c | d |', 'A\n\n| | |\n|---|---|\n| a | b |\n| c | d |'],
  ['|---|---|\n| a | b |', '| | |\n|---|---|\n| a | b |'],
  ['|---\n| a | b\n|---\n| c | d', '| a | b|\n|---|---|\n| c | d'],
  ['- A\n\n  | a |\n  | b | c |', '- A\n\n  | | |\n  |---|---|\n  | a |\n  | b | c |'],
  ['| a |\n|--|--|\n| `b` || d |', '| a | | |\n|--|--|---|\n| `b` || d |'],
  ['| a | b |\n|---|---|\n| c | d |', '| a | b |\n|---|---|\n| c | d |'],
  [
    '| a | b |\n|:--|---|\n| c | d |\n|---|---|\n| e | f |\n|===|===|\n| g | h |',
    '| a | b |\n|:--|---|\n| c | d |\n| e | f |\n| g | h |',
  ],
  ['| a |\n|===|\n| b |', '| |\n|---|\n| a |\n| b |'],
  ['| only one line', '| only one line'],
])('tables of kramdown stay tables: %j', (text, expected) => {
  expect(convertText(text, 'md', {engine: 'jekyll'}).text).toBe(expected);
});
