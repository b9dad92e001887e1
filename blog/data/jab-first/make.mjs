// Writes value.csv and needed.csv: what a probe is worth by its accuracy, and how accurate it must be.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const WIN = 100;
const COST = 40;

/** Value in thousands of dollars of building only if the probe says yes. */
function valueOf(belief, accuracy, price) {
  const yes = belief * accuracy + (1 - belief) * (1 - accuracy);
  return belief * accuracy * WIN - yes * COST - price;
}

/** Accuracy at which the probe is worth as much as the better of building and leaving it. */
function neededAccuracy(belief, price) {
  const without = Math.max(0, belief * WIN - COST);
  return (COST * (1 - belief) + price + without) / (COST + belief * (WIN - 2 * COST));
}

function write(name, header, rows) {
  const text = [header, ...rows.map((row) => row.join(','))].map((line) => `${line}\n`).join('');
  writeFileSync(path.join(import.meta.dirname, name), text);
}

const PRICES = [500, 2000, 5000];
const steps = (from, to, step) =>
  Array.from({length: Math.round((to - from) / step) + 1}, (_, index) => from + index * step);
write(
  'value.csv',
  'accuracy,price,value',
  PRICES.flatMap((price) =>
    [50, 100].map((percent) => [
      percent,
      `$${price}`,
      Math.round(1000 * valueOf(0.3, percent / 100, price / 1000)),
    ]),
  ),
);
write(
  'needed.csv',
  'belief,price,accuracy',
  PRICES.flatMap((price) =>
    steps(5, 90, 5)
      .map((percent) => [percent, `$${price}`, 100 * neededAccuracy(percent / 100, price / 1000)])
      .filter(([, , accuracy]) => accuracy <= 100)
      .map(([percent, label, accuracy]) => [percent, label, accuracy.toFixed(1)]),
  ),
);
