// Writes the curves of formulas in posts as tables, each named after its post. `shapes.mjs` has more.
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

// A 30-year bond with yearly coupons of 2 %, priced at a yield of 2 %.
{
  const flows = range(1, 30, 1).map((year) => [year, year === 30 ? 102 : 2]);
  const price = (rate) => flows.reduce((sum, [year, cash]) => sum + cash / (1 + rate) ** year, 0);
  const start = price(0.02);
  const weighted = (weight, power) =>
    flows.reduce((sum, [year, cash]) => sum + (weight(year) * cash) / 1.02 ** (year + power), 0);
  const modified = weighted((year) => year, 1) / start;
  const convexity = weighted((year) => year * (year + 1), 2) / start;
  writeCsv(
    'duration-is-a-lever',
    range(-2, 3, 0.25).flatMap((points) => {
      const move = points / 100;
      const row = (way, value) => ({points, way, percent: (100 * value).toFixed(2)});
      return [
        row('exact', price(0.02 + move) / start - 1),
        row('line', -modified * move),
        row('line and curve', -modified * move + (convexity * move * move) / 2),
      ];
    }),
  );
}

// Number of a hundred customers who remain if they leave at a constant rate.
writeCsv(
  'the-half-life-of-a-customer',
  [1, 2, 3, 5, 8].flatMap((churn) =>
    range(0, 72, 3).map((month) => ({
      month,
      churn: `${churn} % a month`,
      left: (100 * (1 - churn / 100) ** month).toFixed(1),
    })),
  ),
);

// Pace by the line of critical speed through 1,500 m in 320 s and 5,000 m in 1,200 s, and by Riegel.
{
  const speed = 3500 / 880;
  const tank = 1500 - speed * 320;
  const distances = [1000, 1500, 2000, 3000, 5000, 7500, 10000, 15000, 21097, 30000, 42195];
  writeCsv(
    'critical-speed-from-two-races',
    distances.flatMap((meters) => {
      const row = (way, seconds) => ({
        kilometers: meters / 1000,
        way,
        secondsPerKilometer: ((seconds * 1000) / meters).toFixed(1),
      });
      return [row('line', (meters - tank) / speed), row('Riegel', 1200 * (meters / 5000) ** 1.06)];
    }),
  );
}

// One server that finishes twelve changes a day: how long a change waits.
writeCsv(
  'review-is-the-queue',
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 9.5, 10, 10.5, 10.75, 11, 11.25, 11.5].map((arriving) => ({
    arriving,
    days: (1 / (12 - arriving)).toFixed(3),
  })),
);

// Probabilities of five candidate tokens, by temperature.
{
  const LOGITS = {12: 4, 11: 3, about: 2.5, a: 2, roughly: 1.5};
  writeCsv(
    'temperature-and-top-p-by-hand',
    [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.25, 1.5, 1.75, 2].flatMap((temperature) => {
      const powers = Object.entries(LOGITS).map(([word, logit]) => [
        word,
        Math.exp(logit / temperature),
      ]);
      const total = powers.reduce((sum, [, power]) => sum + power, 0);
      return ['12', '11', 'about', 'a', 'roughly'].map((word) => ({
        temperature,
        word: `“${word}”`,
        percent: ((100 * Object.fromEntries(powers)[word]) / total).toFixed(1),
      }));
    }),
  );
}

// Purchasing power of a fixed 1,000 a month, in the prices of the first day.
writeCsv(
  'the-real-return',
  [2, 4, 6.8].flatMap((inflation) =>
    range(0, 30, 2).map((years) => ({
      years,
      inflation: `${inflation} % a year`,
      dollars: (1000 / (1 + inflation / 100) ** years).toFixed(0),
    })),
  ),
);

// Cost of a cached prefix relative to an uncached one, for calls at random times.
writeCsv(
  'what-prompt-caching-changes',
  [0.5, 1, 1.5, 2, 2.9, 4, 6, 8, 12, 20, 30, 45, 60, 90, 120].map((calls) => {
    const hits = 1 - Math.exp((-5 * calls) / 60);
    return {calls, cost: (1.25 * (1 - hits) + 0.1 * hits).toFixed(2)};
  }),
);

// Daily volume of exponential tapers that halve the average volume.
{
  const average = (days, constant) => (constant / days) * (1 - Math.exp(-days / constant));
  const constantOf = (days) => {
    let [low, high] = [1, 100];
    for (let turn = 0; turn < 60; turn += 1) {
      const middle = (low + high) / 2;
      [low, high] = average(days, middle) < 0.5 ? [middle, high] : [low, middle];
    }
    return low;
  };
  writeCsv(
    'the-taper',
    [14, 21].flatMap((days) =>
      range(0, days, 1).map((day) => ({
        before: day - days,
        taper: `${days} days`,
        percent: (100 * Math.exp(-day / constantOf(days))).toFixed(1),
      })),
    ),
  );
}

// Share of good candidates among those who pass an interview that is equally accurate for
// good and bad candidates.
writeCsv(
  'base-rates-and-interview-signals',
  [60, 80, 95].flatMap((right) =>
    [0, 1, 2, 5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((good) => {
      const passing = good * right;
      const wrong = (100 - good) * (100 - right);
      return {
        good,
        interview: `right about ${right} of 100`,
        percent: ((100 * passing) / (passing + wrong)).toFixed(1),
      };
    }),
  ),
);

// Share of the founders after five million dollars are raised at a price per share, by the anti-dilution
// clause of the Series A. In millions, there are 6 shares of the founders, 2 of the pool, and 2 of the
// Series A, which paid 5 dollars for each.
{
  const conversion = {
    'No clause': () => 5,
    'Broad-based': (sold) => (5 * (10 + 1)) / (10 + sold),
    'Narrow-based': (sold) => (5 * (2 + 1)) / (2 + sold),
    'Full ratchet': (_sold, price) => price,
  };
  writeCsv(
    'down-rounds-and-anti-dilution',
    Object.entries(conversion).flatMap(([clause, at]) =>
      range(0.5, 5, 0.25).map((price) => {
        const sold = 5 / price;
        const first = 10 / at(sold, price);
        return {price, clause, percent: (600 / (6 + 2 + first + sold)).toFixed(1)};
      }),
    ),
  );
}

// Standard deviation of the move over a number of trading days, by the level of the VIX.
writeCsv(
  'from-the-vix-to-a-daily-move',
  [12, 20, 32, 52].flatMap((vix) =>
    [1, 2, 3, 5, 8, 10, 15, 21, 30, 42, 63].map((days) => ({
      days,
      vix: `VIX ${vix}`,
      percent: (vix * Math.sqrt(days / 252)).toFixed(2),
    })),
  ),
);

// Cost in dollars per solved task with at most four tries, by the minutes spent judging each try. A minute
// costs one dollar.
{
  /** Name, price of a try, chance that a try solves a solvable task, and share of tasks never solved. */
  const MODELS = [
    ['small', 0.02, 0.55, 0.25],
    ['medium', 0.12, 0.75, 0.12],
    ['large', 0.6, 0.85, 0.06],
  ];
  writeCsv(
    'choosing-a-model-by-cost-per-solved-task',
    MODELS.flatMap(([model, price, pass, never]) => {
      // Share of tasks that are solvable and still open at each try.
      const tries = [0, 1, 2, 3].map((before) => (1 - never) * (1 - pass) ** before);
      const attempts = tries.reduce((sum, open) => sum + never + open, 0);
      const solved = tries.reduce((sum, open) => sum + open * pass, 0);
      return range(0, 4, 0.25).map((minutes) => ({
        minutes,
        model,
        dollars: ((attempts * (price + minutes)) / solved).toFixed(2),
      }));
    }),
  );
}

// Cash of a company with 600,000 dollars and costs of 70,000 a month, until it breaks even or the cash
// runs out.
{
  const STORIES = {
    '8 percent forever': (revenue) => revenue * 1.08,
    '6 percent forever': (revenue) => revenue * 1.06,
    '1600 more every month': (revenue) => revenue + 1600,
    '8 percent and fading': (revenue, month) => revenue * (1 + 0.08 * 0.95 ** (month - 1)),
  };
  writeCsv(
    'default-alive-is-a-simulation',
    Object.entries(STORIES).flatMap(([story, next]) => {
      const rows = [{month: 0, story, thousands: '600.0'}];
      let [cash, revenue] = [600_000, 20_000];
      for (let month = 1; cash >= 0 && revenue < 70_000; month += 1) {
        cash += revenue - 70_000;
        revenue = next(revenue, month);
        rows.push({month, story, thousands: (cash / 1000).toFixed(1)});
      }
      return rows;
    }),
  );
}

// Equity of a bank by the deposits withdrawn. It has 8 in cash, bonds with a book value of 60 and a
// market value of 51, and loans of 32, which it can sell only for four fifths of their value. When the
// cash is gone (the second point at 8), it sells bonds, and all are valued at the market.
writeCsv(
  'a-bank-run-in-a-balance-sheet',
  [0, 8, 8, 59, 62, 65].map((withdrawn, n) => {
    const equity = n < 2 ? 10 : 1 - Math.max(0, withdrawn - 59) * 0.25;
    return {withdrawn, equity: equity.toFixed(2)};
  }),
);
