/** A medical test and the people who take it. All fields are shares from 0 to 1. */
export interface Test {
  /** Share of the population that is affected. */
  readonly baseRate: number;
  readonly sensitivity: number;
  readonly specificity: number;
}

/**
 * Returns the results of a test as whole numbers of people, which add up to the population, and its
 * predictive value: the share of people with a positive result who are affected. It is undefined if
 * nobody tests positive.
 */
export function naturalFrequencies(test: Test, population: number) {
  const {baseRate, sensitivity, specificity} = test;
  const affected = Math.round(population * baseRate);
  const truePositives = Math.round(affected * sensitivity);
  const trueNegatives = Math.round((population - affected) * specificity);
  const truePositiveShare = baseRate * sensitivity;
  const positiveShare = truePositiveShare + (1 - baseRate) * (1 - specificity);
  return {
    truePositives,
    falseNegatives: affected - truePositives,
    falsePositives: population - affected - trueNegatives,
    trueNegatives,
    predictiveValue: positiveShare > 0 ? truePositiveShare / positiveShare : undefined,
  };
}
