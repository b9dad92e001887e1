import {expect, test} from 'vitest';
import {createPathData} from './pathData';

test('a line is written in relative steps without needless characters', () => {
  const path = createPathData();
  path.line([
    [0, 85.24],
    [30, 81.06],
    [30.5, 81.56],
    [60, 90],
  ]);
  expect(path.toString()).toBe('m0 85.2l30-4.1.5.5 29.5 8.4');
});

test('rounding does not add up', () => {
  const path = createPathData();
  path.line(Array.from({length: 101}, (_, index) => [index * 0.34, 0] as const));
  const steps = [...path.toString().matchAll(/(\d*\.?\d+) 0/g)].map(([, step]) => Number(step));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(34);
});

test('each figure begins where the one before it has left off', () => {
  const path = createPathData();
  path.rect(10, 10, 5, 7.5);
  path.rect(20, 10, 5, 7.5);
  path.dot([10, 20]);
  path.dot([11, 20]);
  expect(path.toString()).toBe('m10 10h5v7.5h-5zm10 0h5v7.5h-5zm-10 10h0m1 0h0');
});
