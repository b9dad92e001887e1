import {expect, test} from 'vitest';
import {parseDay} from './parseDay';

test.each([
  ['2019-03-05', '2019-03-05'],
  ['2019-3-5', '2019-03-05'],
  ['2019/03/05', '2019-03-05'],
  ['2019.03.05', '2019-03-05'],
  ['20190305', '2019-03-05'],
  ['2019-03-05 14:33:00 +0200', '2019-03-05'],
  ['2019-03-05T23:30:00-05:00', '2019-03-05'],
  ['2019-03-05T10:00:00.000Z', '2019-03-05'],
  ['Tue, 05 Mar 2019 23:30:00 -0500', '2019-03-05'],
  ['Tue Mar 05 2019 10:00:00 GMT+0100 (Central European Standard Time)', '2019-03-05'],
  ['Tue Mar  5 10:00:00 UTC 2019', '2019-03-05'],
  ['5 March 2019', '2019-03-05'],
  ['5th of nothing 2019', undefined],
  ['March 5, 2019', '2019-03-05'],
  ['Mar 5th, 2019 at 10:00', '2019-03-05'],
  ['05-Mar-2019', '2019-03-05'],
  ['13/04/2016', '2016-04-13'],
  ['04/13/2016', '2016-04-13'],
  ['13.04.2016', '2016-04-13'],
  ['03/04/2016', '2016-03-04'],
  ['1500000000', '2017-07-14'],
  ['1500000000000', '2017-07-14'],
  ['2019-03', '2019-03-01'],
  ['2019-02-30', undefined],
  ['2019', undefined],
  ['0000-01-01', undefined],
  ['soon', undefined],
  ['', undefined],
])('%s is %s', (text, day) => {
  expect(parseDay(text)?.day).toBe(day);
});

test.each([
  ['2019-03-05', true],
  ['2019-03-05 10:00', false],
  ['March 5, 2019', true],
  ['13.04.2016', true],
])('%s says no more than the day: %s', (text, isWhole) => {
  expect(parseDay(text)?.isWhole).toBe(isWhole);
});

test.each(['03/04/2016', '2019-03', '1500000000'])('%s is a guess, and is reported', (text) => {
  expect(parseDay(text)?.guess).toContain(text);
});
