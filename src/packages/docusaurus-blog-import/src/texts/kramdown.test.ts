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

test.each([
  ['![p](/assets/my pic.png)', '![p](/assets/my%20pic.png)'],
  ['![p](my pic.png "A title") [b](a b/)', '![p](my%20pic.png "A title") [b](a%20b/)'],
  ["![p]({{ '/assets/my pic.png' | relative_url }})", '![p](/assets/my%20pic.png)'],
  ['![p]({{ site.baseurl }}/my pic.png)', '![p](/my%20pic.png)'],
  ['[a](</b c.png>) a[i](b c) `[a](b c.png)`', '[a](</b c.png>) a[i](b c) `[a](b c.png)`'],
])('spaces in addresses are encoded for kramdown: %j', (text, expected) => {
  expect(convertText(text, 'md', {engine: 'jekyll'}).text).toBe(expected);
});
