import {expect, test} from 'vitest';
import {naturalFrequencies} from './naturalFrequencies';

test.each([
  [0.2, 0.8, 0.8, [160, 40, 160, 640], 0.5],
  [0.001, 0.99, 0.99, [1, 0, 10, 989], 0.090_164],
])(
  'computes counts and predictive value for base rate %d, sensitivity %d, specificity %d',
  (baseRate, sensitivity, specificity, counts, value) => {
    const result = naturalFrequencies({baseRate, sensitivity, specificity}, 1000);
    const {truePositives, falseNegatives, falsePositives, trueNegatives, predictiveValue} = result;
    expect([truePositives, falseNegatives, falsePositives, trueNegatives]).toEqual(counts);
    expect(predictiveValue).toBeCloseTo(value, 6);
  },
);

test('there is no predictive value if nobody can test positive', () => {
  const none = {baseRate: 0, sensitivity: 0.9, specificity: 1};
  expect(naturalFrequencies(none, 1000).predictiveValue).toBeUndefined();
});
