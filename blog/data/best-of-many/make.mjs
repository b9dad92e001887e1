// Simulates how good the best of N strategies looks if none of them can predict anything. Writes
// best.csv, after.csv, frequency.csv, related.csv, pools.csv and peeking.csv beside itself, the same on
// every run.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const MONTHS = 12;

/** Returns a generator (sfc32) of numbers from 0 to 1, the same for the same seed. */
function random(seed) {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let turn = 0; turn < 15; turn += 1) {
    next();
  }
  return next;
}

const uniform = random(20261124);
let spare;

/** Returns a standard normal number. The Box–Muller method gives two, so one is saved for the next call. */
function normal() {
  if (spare !== undefined) {
    const value = spare;
    spare = undefined;
    return value;
  }
  const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
  const angle = 2 * Math.PI * uniform();
  spare = radius * Math.sin(angle);
  return radius * Math.cos(angle);
}

/** Returns the yearly Sharpe ratio of a strategy with random returns around zero, `perYear` a year. */
function noiseSharpe(years, perYear = MONTHS) {
  const count = years * perYear;
  let sum = 0;
  let squares = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const value = normal();
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  const deviation = Math.sqrt((squares - count * mean * mean) / (count - 1));
  return (mean / deviation) * Math.sqrt(perYear);
}

/** Returns the share of a standard normal distribution below a value, by Simpson's rule. */
function below(value) {
  const steps = 2000;
  const width = value / steps;
  let sum = 0;
  for (let step = 0; step <= steps; step += 1) {
    const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2;
    sum += weight * Math.exp(-((step * width) ** 2) / 2);
  }
  return 0.5 + (sum * width) / 3 / Math.sqrt(2 * Math.PI);
}

function quantileOfNormal(share) {
  let [low, high] = [0, 8];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    [low, high] = below(middle) < share ? [middle, high] : [low, middle];
  }
  return low;
}

/** Returns the expected best of N worthless Sharpe ratios, by Bailey's and López de Prado's formula. */
function expectedBest(tried, years) {
  const EULER = 0.5772156649;
  const spread = 1 / Math.sqrt(years);
  return (
    spread *
    ((1 - EULER) * quantileOfNormal(1 - 1 / tried) +
      EULER * quantileOfNormal(1 - 1 / (tried * Math.E)))
  );
}

const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * sorted.length)];
}

function writeCsv(name, rows) {
  const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))];
  writeFileSync(path.join(folder, name), `${lines.map((line) => line.join(',')).join('\n')}\n`);
}

// Each project tries a thousand strategies of its own; for each N, the best of its first N counts.
const PROJECTS = 1000;
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const best = [];
const fiveYears = new Map(); // the best Sharpe ratios over five years, by N
for (const years of [1, 5, 10]) {
  const maxima = new Map(SIZES.map((size) => [size, []]));
  for (let project = 0; project < PROJECTS; project += 1) {
    let most = -Infinity;
    for (let tried = 1; tried <= 1000; tried += 1) {
      most = Math.max(most, noiseSharpe(years));
      maxima.get(tried)?.push(most);
    }
  }
  for (const [size, values] of maxima) {
    if (years === 5) {
      fiveYears.set(size, values);
    }
    best.push({
      tried: size,
      history: years === 1 ? '1 year' : `${years} years`,
      sharpe: average(values).toFixed(2),
      formula: size > 1 ? expectedBest(size, years).toFixed(2) : '',
      low: quantile(values, 0.05).toFixed(2),
      high: quantile(values, 0.95).toFixed(2),
    });
  }
}
writeCsv('best.csv', best);

// Sharpe ratio of the strategy with the best five years, in the five years that follow.
const after = [1, 10, 100, 1000].flatMap((size) => {
  const later = fiveYears.get(size).map(() => noiseSharpe(5));
  const share = later.filter((value) => value > 0.5).length / later.length;
  return [
    {tried: size, period: 'Chosen on', sharpe: average(fiveYears.get(size)).toFixed(2), above: ''},
    {tried: size, period: 'Next five', sharpe: average(later).toFixed(2), above: share.toFixed(3)},
  ];
});
writeCsv('after.csv', after);

// The best of N over one year, with monthly, weekly and daily returns.
const frequency = [
  ['monthly returns', 12, 1000],
  ['weekly returns', 52, 400],
  ['daily returns', 252, 200],
].flatMap(([returns, perYear, projects]) => {
  const sums = new Map([10, 20, 50, 100, 200, 500, 1000].map((size) => [size, 0]));
  for (let project = 0; project < projects; project += 1) {
    let most = -Infinity;
    for (let tried = 1; tried <= 1000; tried += 1) {
      most = Math.max(most, noiseSharpe(1, perYear));
      if (sums.has(tried)) {
        sums.set(tried, sums.get(tried) + most);
      }
    }
  }
  return [...sums].map(([tried, sum]) => ({tried, returns, sharpe: (sum / projects).toFixed(2)}));
});
writeCsv('frequency.csv', [
  ...frequency,
  ...[10, 20, 50, 100, 200, 500, 1000].map((tried) => ({
    tried,
    returns: 'formula',
    sharpe: expectedBest(tried, 1).toFixed(2),
  })),
]);

// The mistake of first.mjs: all projects draw from the same 6,000 strategies. With n strategies in
// order, the best of k draws is the i-th with probability (i / n)^k - ((i - 1) / n)^k.
const POOL = 6000;
const pools = Array.from({length: 20}, (_, index) => {
  const pool = Array.from({length: POOL}, () => noiseSharpe(5)).sort((one, two) => one - two);
  const expected = (tried) =>
    pool.reduce((sum, value, place) => {
      const share = ((place + 1) / POOL) ** tried - (place / POOL) ** tried;
      return sum + value * share;
    }, 0);
  return {
    pool: index + 1,
    ten: expected(10).toFixed(2),
    hundred: expected(100).toFixed(2),
    thousand: expected(1000).toFixed(2),
  };
});
writeCsv('pools.csv', pools);

// One worthless strategy, tested each month. It "works" once its t statistic is above 1.96.
const SPAN = 120;
const RUNS = 20000;
const ever = new Array(SPAN).fill(0);
const now = new Array(SPAN).fill(0);
for (let run = 0; run < RUNS; run += 1) {
  let sum = 0;
  let found = SPAN;
  for (let month = 0; month < SPAN; month += 1) {
    sum += normal();
    // Uses the known deviation of returns, because an estimate from the first months would be unreliable.
    if (month >= 5 && sum / Math.sqrt(month + 1) > 1.96) {
      now[month] += 1;
      found = Math.min(found, month);
    }
  }
  for (let month = found; month < SPAN; month += 1) {
    ever[month] += 1;
  }
}
writeCsv(
  'peeking.csv',
  [6, 9, 12, 18, 24, 36, 48, 60, 72, 84, 96, 108, 120].flatMap((month) => [
    {months: month, test: 'Every month so far', share: ((100 * ever[month - 1]) / RUNS).toFixed(1)},
    {months: month, test: 'This month alone', share: ((100 * now[month - 1]) / RUNS).toFixed(1)},
  ]),
);

// The best of N over five years, if strategies are correlated: a part of each return is common to all.
const SPAN_RELATED = 60;
writeCsv(
  'related.csv',
  [0, 0.5, 0.9, 0.99].flatMap((correlation) => {
    const [shared, own] = [Math.sqrt(correlation), Math.sqrt(1 - correlation)];
    const sums = new Map(SIZES.map((size) => [size, 0]));
    const projects = 300;
    for (let project = 0; project < projects; project += 1) {
      const common = Array.from({length: SPAN_RELATED}, normal);
      let most = -Infinity;
      for (let tried = 1; tried <= 1000; tried += 1) {
        let sum = 0;
        let squares = 0;
        for (const part of common) {
          const value = shared * part + own * normal();
          sum += value;
          squares += value * value;
        }
        const mean = sum / SPAN_RELATED;
        const variance = (squares - SPAN_RELATED * mean * mean) / (SPAN_RELATED - 1);
        most = Math.max(most, (mean / Math.sqrt(variance)) * Math.sqrt(MONTHS));
        if (sums.has(tried)) {
          sums.set(tried, sums.get(tried) + most);
        }
      }
    }
    return [...sums].map(([tried, total]) => ({
      tried,
      correlation: `correlation ${correlation}`,
      sharpe: (total / projects).toFixed(2),
    }));
  }),
);
