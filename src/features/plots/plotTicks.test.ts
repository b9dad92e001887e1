import {expect, test} from 'vitest';
import {nameTicks} from './plotTicks';

/** Returns the texts below the axis. */
const ticks = (names: string[], width: number) => [...nameTicks(names, width).texts.values()];

test.each([
  ['names that fit are on one line', ['one', 'two'], 236, ['one', 'two']],
  ['names wrap at spaces', ['first round', 'second round'], 160, ['first round', 'second\nround']],
  ['wide names are staggered', ['behavior', 'meaning'], 100, ['behavior', '\nmeaning']],
  [
    'if there are too many names, some are left out',
    ['1990', '1991', '1992', '1993', '1994'],
    40,
    ['1990', '', '', '', ''],
  ],
])('%s', (_rule, names, width, expected) => {
  expect(ticks(names, width)).toEqual(expected);
});
