// Computes the largest errors of delta and gamma by central differences, over stock prices from 80 to
// 130, for the post on Greeks. Writes greeks-by-finite-differences.csv beside itself.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

function writeCsv(name, rows) {
  const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))];
  const file = path.join(import.meta.dirname, `${name}.csv`);
  writeFileSync(file, `${lines.map((line) => line.join(',')).join('\n')}\n`);
}

/** Returns evenly spaced numbers. */
function range(from, to, step) {
  return Array.from({length: Math.round((to - from) / step) + 1}, (_, n) => from + n * step);
}

const [strike, time, rate, volatility] = [105, 0.5, 0.04, 0.2];
/** Error function, by a series whose terms are all positive. */
const erf = (x) => {
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-18 * Math.abs(sum); n += 1) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
};
const normalCdf = (x) => (1 + erf(x / Math.SQRT2)) / 2;
const deviation = volatility * Math.sqrt(time);
const d1 = (spot) =>
  (Math.log(spot / strike) + (rate + (volatility * volatility) / 2) * time) / deviation;
/** Price of a call, by Black and Scholes. */
const call = (spot) =>
  spot * normalCdf(d1(spot)) - strike * Math.exp(-rate * time) * normalCdf(d1(spot) - deviation);
const spots = range(80, 130, 0.5);
const largest = (error) => Math.max(...spots.map((spot) => Math.abs(error(spot))));
writeCsv(
  'greeks-by-finite-differences',
  range(-6, 1, 0.5).flatMap((power) => {
    const step = 10 ** power;
    const delta = (spot) =>
      (call(spot + step) - call(spot - step)) / (2 * step) - normalCdf(d1(spot));
    const gamma = (spot) =>
      (call(spot + step) - 2 * call(spot) + call(spot - step)) / (step * step) -
      Math.exp(-(d1(spot) ** 2) / 2) / Math.sqrt(2 * Math.PI) / (spot * deviation);
    return [
      {step: step.toPrecision(2), greek: 'delta', error: largest(delta).toExponential(0)},
      {step: step.toPrecision(2), greek: 'gamma', error: largest(gamma).toExponential(0)},
    ];
  }),
);
