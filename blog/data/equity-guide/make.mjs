// Writes the tables of the guide to equity: the cost of an option pool (pool.csv), the proceeds of a
// sale (sale.csv) and the ownership after each round (ownership.csv).
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

function write(name, header, rows) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}

// The Series A, based on the company's shares after the seed round.
const founders = 7_500_000;
const allAfterSeed = 12_500_000;
const freeAfterSeed = 250_000; // options not granted, which become part of the new pool
const preMoney = 28e6;
const money = 7e6;

const pools = [];
for (let percent = 0; percent <= 20; percent += 1) {
  const post = preMoney + money;
  const total = (allAfterSeed - freeAfterSeed) / (1 - money / post - percent / 100);
  const price = post / total;
  pools.push([
    percent,
    price.toFixed(3),
    ((price * allAfterSeed) / 1e6).toFixed(2),
    ((founders / total) * 100).toFixed(2),
  ]);
}
write('pool.csv', ['pool', 'price', 'effective', 'founders'], pools);

// A sale after the Series A: amount paid for each class of preferred shares, cheapest first.
const preferred = [
  {shares: 1_000_000, paid: 500_000},
  {shares: 500_000, paid: 320_000},
  {shares: 2_500_000, paid: 2_000_000},
  {shares: 3_500_000, paid: 7_000_000},
];
const common = founders + 750_000; // 750,000 options are granted
const sum = (classes, field) => classes.reduce((total, each) => total + each[field], 0);

/** Returns the price of a common share. A class converts if it paid less than that per share. */
function nonParticipating(exit) {
  let converted = 0; // number of classes that convert, the cheapest first
  const perShare = (count) =>
    Math.max(0, exit - sum(preferred.slice(count), 'paid')) /
    (common + sum(preferred.slice(0, count), 'shares'));
  while (converted < preferred.length) {
    const {paid, shares} = preferred[converted];
    if (perShare(converted + 1) <= paid / shares) break;
    converted += 1;
  }
  return perShare(converted);
}

const participating = (exit) =>
  Math.max(0, exit - sum(preferred, 'paid')) / (common + sum(preferred, 'shares'));

const sales = [];
for (let millions = 0; millions <= 60; millions += 2) {
  for (const [terms, perShare] of [
    ['non-participating', nonParticipating(millions * 1e6)],
    ['participating', participating(millions * 1e6)],
  ]) {
    // Value of an employee's 40,000 options, before the strike.
    sales.push([millions, terms, Math.round(perShare * 40_000)]);
  }
}
write('sale.csv', ['millions', 'terms', 'dollars'], sales);

const stages = [
  ['Start', founders, 1_000_000, 0],
  ['Seed', founders, 1_000_000, 4_000_000],
  ['A', founders, 2_500_000, 7_500_000],
  ['B', founders, 4_200_000, 12_300_000],
];
write(
  'ownership.csv',
  ['stage', 'holder', 'percent'],
  stages.flatMap(([stage, ours, options, investors]) => {
    const share = (count) => ((count / (ours + options + investors)) * 100).toFixed(2);
    return [
      [stage, 'Founders', share(ours)],
      [stage, 'Options and pool', share(options)],
      [stage, 'Investors', share(investors)],
    ];
  }),
);
