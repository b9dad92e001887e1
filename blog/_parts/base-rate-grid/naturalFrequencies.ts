export interface Test {
  /** Shares from 0 to 1. */
  readonly baseRate: number;
  readonly sensitivity: number;
  readonly specificity: number;
}

interface Frequencies {
  /** Whole numbers of people; the four counts add up to the population. */
  readonly truePositives: number;
  readonly falseNegatives: number;
  readonly falsePositives: number;
  readonly trueNegatives: number;
  /** Probability that a positive is true, not rounded; undefined if nobody can be positive. */
  readonly predictiveValue: number | undefined;
}

/** Returns a test's results as counts of people instead of conditional probabilities. */
export function naturalFrequencies(test: Test, population: number): Frequencies {
  const {baseRate, sensitivity, specificity} = test;
  const affected = Math.round(population * baseRate);
  const truePositives = Math.round(affected * sensitivity);
  const trueNegatives = Math.round((population - affected) * specificity);
  const right = baseRate * sensitivity;
  const wrong = (1 - baseRate) * (1 - specificity);
  return {
    truePositives,
    falseNegatives: affected - truePositives,
    falsePositives: population - affected - trueNegatives,
    trueNegatives,
    predictiveValue: right + wrong > 0 ? right / (right + wrong) : undefined,
  };
}
