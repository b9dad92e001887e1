import {expect, test} from 'vitest';
import {convertText} from './convertText.js';

test.each([
  [
    'a\n\n!!! note "The *title*"\n    b\n\n    c\n\nd',
    'a\n\n:::note[The *title*]\n\nb\n\nc\n\n:::\n\nd',
  ],
  ['!!! warning\n\n    - a\n\n        b', ':::warning\n\n- a\n\n    b\n\n:::'],
  ['!!! note ""\n    a', ':::note\n\na\n\n:::'],
  ['??? code "All"\n\tb', ':::note[All]\n\nb\n\n:::'],
  ['???+ quote\n    a', ':::note[quote]\n\na\n\n:::'],
  ['!!! tip\n    !!! bug\n        a', '::::tip\n\n:::danger\n\na\n\n:::\n\n::::'],
  ['- a\n\n    !!! note\n        b\n\n- c', '- a\n\n    :::note\n\n    b\n\n    :::\n\n- c'],
  ['=== "A"\n\n    a\n\n=== "B"\n\n    b', '**A**\n\na\n\n**B**\n\nb'],
])(
  'indented blocks of Python-Markdown become admonitions or titled blocks: %j',
  (text, expected) => {
    expect(convertText(text, 'md').text.trim()).toBe(expected);
  },
);

test.each([
  '```\n!!! note\n    a\n```',
  'Wow\n!!! Not a note',
  '=== a\n    b',
  '!!! wow, this is\n    a text',
])('text that only looks like an indented block is not changed: %j', (text) => {
  expect(convertText(text, 'md').text).toBe(text);
});
