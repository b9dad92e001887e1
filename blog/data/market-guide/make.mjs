// Writes the tables of the guide to portfolios: growth of accounts, mixes of two assets, concentration of
// an index, cost of a trade, rules of rebalancing, and precision of estimates by years of data.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

function write(name, header, rows) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}
function range(from, to, step = 1) {
  return Array.from({length: Math.round((to - from) / step) + 1}, (_, n) => from + n * step);
}

// The portfolio of the guide: yearly means and deviations, independent of each other.
const STOCKS = {mean: 0.07, deviation: 0.16};
const BONDS = {mean: 0.03, deviation: 0.05};
const SHARE = 0.6;
const mean = (share) => share * STOCKS.mean + (1 - share) * BONDS.mean;
const deviation = (share, correlation = 0) =>
  Math.sqrt(
    (share * STOCKS.deviation) ** 2 +
      ((1 - share) * BONDS.deviation) ** 2 +
      2 * share * (1 - share) * correlation * STOCKS.deviation * BONDS.deviation,
  );

// Growth of 100,000 dollars, if the logarithm of each month's growth is normal.
{
  const growth = 1 + mean(SHARE) / 12;
  const variance = Math.log(1 + (deviation(SHARE) / Math.sqrt(12) / growth) ** 2);
  const middle = Math.log(growth) - variance / 2;
  const after = (months, deviations) =>
    Math.exp(middle * months + deviations * Math.sqrt(variance * months));
  write(
    'growth.csv',
    ['year', 'account', 'thousands'],
    range(0, 30).flatMap((year) => {
      const months = 12 * year;
      return [
        ['one in ten ends above', after(months, 1.2816)],
        ['average', growth ** months],
        ['middle', after(months, 0)],
        ['one in ten ends below', after(months, -1.2816)],
      ].map(([account, times]) => [year, account, (100 * times).toFixed(1)]);
    }),
  );
}

write(
  'mix.csv',
  ['stocks', 'correlation', 'risk'],
  [-0.5, 0, 0.3125, 0.8].flatMap((correlation) =>
    range(0, 100, 5).map((percent) => [
      percent,
      `correlation ${correlation}`,
      (100 * deviation(percent / 100, correlation)).toFixed(2),
    ]),
  ),
);

// Three ways to count the holdings of four portfolios.
{
  const equal = (count, total = 1) => Array.from({length: count}, () => total / count);
  const GIANTS = [0.07, 0.06, 0.05, 0.04, 0.03, 0.03, 0.02];
  const portfolios = {
    'Ten equal': equal(10),
    'One giant': [0.55, ...equal(9, 0.45)],
    'Our fund': [...GIANTS, ...equal(493, 0.7)],
    'Giants twice': [...GIANTS.map((weight) => 2 * weight), ...equal(493, 0.4)],
  };
  write(
    'holdings.csv',
    ['portfolio', 'count', 'holdings'],
    Object.entries(portfolios).flatMap(([portfolio, weights]) => {
      const entropy = -weights.reduce((sum, weight) => sum + weight * Math.log(weight), 0);
      const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);
      return [
        [portfolio, 'names', weights.length],
        [portfolio, 'exp(entropy)', Math.exp(entropy).toFixed(1)],
        [portfolio, '1/HHI', (1 / squares).toFixed(1)],
      ];
    }),
  );
}

// A round trip through an order book.
{
  const asks = [
    [100.02, 300],
    [100.03, 500],
    [100.05, 1200],
    [100.1, 3000],
    [100.25, 8000],
  ];
  const bids = [
    [99.98, 400],
    [99.97, 600],
    [99.94, 1000],
    [99.88, 2500],
    [99.7, 9000],
  ];
  const average = (levels, shares) => {
    let left = shares;
    const paid = levels.reduce((sum, [price, size]) => {
      const taken = Math.min(left, size);
      left -= taken;
      return sum + taken * price;
    }, 0);
    return paid / shares;
  };
  write(
    'spread.csv',
    ['shares', 'basisPoints'],
    [100, 200, 300, 500, 800, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10000].map((shares) => [
      shares,
      // The midpoint is 100, so that a cent is a basis point.
      (100 * (average(asks, shares) - average(bids, shares))).toFixed(1),
    ]),
  );
}

// Rules of rebalancing (bands and calendars of several widths) on the 400 seeded paths of the guide.
{
  function* uniforms(seed) {
    let state = (seed * 2654435761) % 2 ** 32;
    for (;;) {
      state = (1664525 * state + 1013904223) % 2 ** 32;
      yield (state + 0.5) / 2 ** 32;
    }
  }
  function months(seed, count) {
    const uniform = uniforms(seed);
    const next = () => uniform.next().value;
    return Array.from({length: count}, () => {
      const radius = Math.sqrt(-2 * Math.log(next()));
      const angle = 2 * Math.PI * next();
      // The second number is a sine, written as in the guide, so that it is rounded alike.
      const normal = [radius * Math.cos(angle), radius * Math.cos(angle - Math.PI / 2)];
      return [STOCKS, BONDS].map(
        (asset, n) => asset.mean / 12 + (asset.deviation / Math.sqrt(12)) * normal[n],
      );
    });
  }
  const paths = range(1, 400).map((seed) => months(seed, 360));
  const COST = 0.001;
  function run(rule, path) {
    let [stock, bond, trades, drift] = [SHARE, 1 - SHARE, 0, 0];
    path.forEach(([stocks, bonds], n) => {
      stock *= 1 + stocks;
      bond *= 1 + bonds;
      const total = stock + bond;
      const off = Math.abs(stock / total - SHARE);
      drift += off / path.length;
      if (rule(n + 1, off)) {
        trades += 1;
        // The same amount is sold and bought, so the cost is paid twice.
        const left = total - COST * 2 * off * total;
        [stock, bond] = [SHARE * left, (1 - SHARE) * left];
      }
    });
    return {trades, drift};
  }
  const rules = [
    ...range(2, 12).map((points) => ['band', points, (_, off) => off > points / 100]),
    ...[1, 3, 6, 12, 24, 36].map((every) => ['calendar', every, (month) => month % every === 0]),
  ];
  write(
    'rules.csv',
    ['kind', 'width', 'trades', 'drift'],
    rules.map(([kind, width, rule]) => {
      const runs = paths.map((path) => run(rule, path));
      const average = (field) => runs.reduce((sum, each) => sum + each[field], 0) / runs.length;
      return [kind, width, average('trades').toFixed(1), (100 * average('drift')).toFixed(2)];
    }),
  );
}

// Two standard errors of a mean and of a deviation, in points, by years of monthly data.
write(
  'known.csv',
  ['years', 'what', 'points'],
  [1, 2, 3, 5, 7, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100].flatMap((years) => [
    [years, 'mean of stocks', ((200 * STOCKS.deviation) / Math.sqrt(years)).toFixed(2)],
    [years, 'deviation of stocks', ((200 * STOCKS.deviation) / Math.sqrt(24 * years)).toFixed(2)],
  ]),
);

// The Sharpe ratio if cash earns 2 percent, and the median growth of accounts, for every share of stocks.
write(
  'ratio.csv',
  ['stocks', 'ratio', 'growth'],
  range(0, 100, 5).map((percent) => {
    const [yearly, risk] = [mean(percent / 100), deviation(percent / 100)];
    return [
      percent,
      ((yearly - 0.02) / risk).toFixed(3),
      (100 * (yearly - risk ** 2 / 2)).toFixed(2),
    ];
  }),
);
