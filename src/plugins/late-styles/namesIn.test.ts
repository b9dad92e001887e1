import {expect, test} from 'vitest';
import {classText, namesIn} from './namesIn';

const wanted = new Set(['col--3', 'col--4', 'menu', 'e--x', '--ifm-gap']);

test.each([
  ['e({className:"menu"})', ['menu']],
  ['the menu of the day', ['menu']],
  ['"submenu menu__list"', []],
  ['`col--${width}`', ['col--3', 'col--4']],
  ['for(;e--;)', []],
  ['{style:{"--ifm-gap":0}}', ['--ifm-gap']],
])('%s names %j', (script, names) => {
  expect([...namesIn(script, wanted)].sort()).toEqual(names);
});

test('in text only what stands as a class may name one', () => {
  expect(classText('{className:"menu",children:"a col--3"}')).toBe('menu');
  expect(classText(`'{"className":"menu"} a col--3'`)).toBe('menu');
});

test('where a class is computed, all of the text may', () => {
  const script = '{className:a?"menu":"",children:"col--3"}';
  expect(classText(script)).toBe(script);
});
