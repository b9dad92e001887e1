import {expect, test} from 'vitest';
import {selectorClasses} from './selectorClasses';

test.each([
  ['a:hover', []],
  ['.menu__link--active:not(.menu__link--sublist)', ['menu__link--active']],
  ['.alert .close:hover', ['alert', 'close']],
  [':where(.button--info):not(.button--outline):hover', ['button--info']],
  ['.markdown>:is(.a,.b)', ['markdown']],
  ['[class*=".col--"].row', ['row']],
  ['.details[open]:not(.open:not(.x))>summary:before', ['details']],
  ['.w-1\\/2', ['w-1/2']],
])('%s cannot match without %j', (selector, classes) => {
  expect(selectorClasses(selector)).toEqual(classes);
});
