// Computes what green runs of a test suite prove: exact probabilities, and one simulation with a seed.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

function write(name, header, rows) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}
const percent = (share, digits = 1) => (100 * share).toFixed(digits);

// The largest share of red runs at which k green runs in a row still have a chance of 5 percent.
const bounds = [];
for (const runs of [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 200, 300]) {
  bounds.push([runs, percent(1 - 0.05 ** (1 / runs))]);
}
write('bounds.csv', ['runs', 'percent'], bounds);

// Share of red runs of a suite, by the number of tests and the rate at which each fails for no reason.
const suites = [];
for (const [label, rate] of [
  ['1 in 100', 0.01],
  ['1 in 1000', 0.001],
  ['1 in 10000', 0.0001],
]) {
  for (const tests of [1, 2, 5, 10, 20, 50, 100, 151, 200, 500, 1000, 2000, 3000]) {
    suites.push([tests, label, percent(1 - (1 - rate) ** tests)]);
  }
}
write('suites.csv', ['tests', 'each fails', 'percent'], suites);

// Share of runs that reveal an intermittent bug, if a failed test is retried before it counts as red.
const retries = [];
for (const [label, tries] of [
  ['no retry', 1],
  ['one retry', 2],
  ['two retries', 3],
]) {
  for (let share = 0; share <= 100; share += 5) {
    retries.push([share, label, percent((share / 100) ** tries)]);
  }
}
write('retries.csv', ['shows', 'tries', 'seen'], retries);

// Mean number of runs until k in a row are green, by the share of red runs.
const streaks = [];
for (const length of [5, 10, 20]) {
  for (let red = 2; red <= 30; red += 2) {
    const green = 1 - red / 100;
    const mean = (1 - green ** length) / ((1 - green) * green ** length);
    streaks.push([red, `${length} in a row`, mean.toFixed(1)]);
  }
}
write('streaks.csv', ['red', 'streak', 'runs'], streaks);

/**
 * Returns the chance that a bisection of 128 commits ends at the right commit. A commit before the bug
 * always counts as good; a commit with the bug counts as bad only if the bug shows in one of the tries.
 */
function bisected(shows, tries) {
  const seen = 1 - (1 - shows) ** tries;
  let sum = 0;
  for (let culprit = 1; culprit <= 128; culprit += 1) {
    let [good, bad] = [0, 128];
    let chance = 1;
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (middle >= culprit) {
        chance *= seen;
        bad = middle;
      } else {
        good = middle;
      }
    }
    sum += chance;
  }
  return sum / 128;
}

const bisections = [];
for (const shows of [0.5, 0.2, 0.1]) {
  for (const tries of [1, 2, 3, 5, 7, 10, 14, 20, 30, 50]) {
    bisections.push([tries, `1 of ${1 / shows}`, percent(bisected(shows, tries))]);
  }
}
write('bisections.csv', ['tries', 'shows in', 'percent'], bisections);

// A seeded generator (mulberry32), so that the simulation gives the same digits everywhere.
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// Simulates 20,000 projects whose shares of red runs are drawn from 0 to 30 percent: the shares among the
// projects whose first ten runs are green, and among those that run until ten in a row are green.
const random = generator(20261125);
const shares = {once: [], until: []};
for (let project = 0; project < 20_000; project += 1) {
  const red = 0.3 * random();
  let inRow = 0;
  let first = true;
  for (let run = 1; inRow < 10; run += 1) {
    if (random() < red) {
      inRow = 0;
      first = false;
    } else {
      inRow += 1;
    }
    if (run > 3000) break;
  }
  if (inRow === 10) {
    shares.until.push(red);
    if (first) shares.once.push(red);
  }
}
const histogram = [];
for (const [label, list] of [
  ['the first ten were green', shares.once],
  ['repeated until ten were green', shares.until],
]) {
  for (let from = 0; from < 30; from += 3) {
    const within = list.filter((red) => red >= from / 100 && red < (from + 3) / 100).length;
    histogram.push([from + 1.5, label, percent(within / list.length)]);
  }
}
write('after.csv', ['red', 'how', 'percent'], histogram);
write(
  'means.csv',
  ['how', 'projects', 'mean percent red'],
  [
    ['once', shares.once],
    ['until', shares.until],
  ].map(([how, list]) => [
    how,
    list.length,
    percent(list.reduce((sum, red) => sum + red, 0) / list.length),
  ]),
);
