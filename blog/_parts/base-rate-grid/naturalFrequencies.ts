/** A medical test and the people who take it. All fields are shares from 0 to 1. */
export interface Test {
  /** Share of the population that is affected. */
  readonly baseRate: number;
  readonly sensitivity: number;
  readonly specificity: number;
}

interface Frequencies {
  /** These four are whole numbers of people that add up to the population. */
  readonly truePositives: number;
  readonly falseNegatives: number;
  readonly falsePositives: number;
  readonly trueNegatives: number;
  /** Probability that somebody with a positive result is affected; undefined if nobody tests positive. */
  readonly predictiveValue: number | undefined;
}

/** Returns a test's results as numbers of people. `population` is the number of people tested. */
export function naturalFrequencies(test: Test, population: number): Frequencies {
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
