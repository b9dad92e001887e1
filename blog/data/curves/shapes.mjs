// Writes the curves of calculations in posts as tables, each named after its post. `make.mjs` has more.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

function write(slug, rows) {
  const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))];
  const file = fileURLToPath(new URL(`${slug}.csv`, import.meta.url));
  writeFileSync(file, lines.map((line) => `${line.join(',')}\n`).join(''));
}
const range = (from, to, step) =>
  Array.from({length: Math.round((to - from) / step) + 1}, (_, index) => from + index * step);

// A thousand dollars at seven percent.
write(
  'compound-interest-by-hand',
  range(0, 40, 1).flatMap((years) => [
    {years, interest: 'compound', dollars: (1000 * 1.07 ** years).toFixed(2)},
    {years, interest: 'simple', dollars: (1000 * (1 + 0.07 * years)).toFixed(2)},
  ]),
);

// Slowing that cancels the time gained in the first kilometers of a marathon.
write(
  'the-arithmetic-of-marathon-pace',
  [5, 10, 15].flatMap((gain) =>
    range(5, 38, 1).map((kilometers) => ({
      kilometers,
      gain: `${gain} s/km too fast`,
      fade: ((gain * kilometers) / (42.195 - kilometers)).toFixed(1),
    })),
  ),
);

// Gain after tax on 10,000 options with a strike of 1, exercised at 5, with tax rates of 35 and 15
// percent, by the price of the sale.
write(
  'iso-and-nso',
  range(1, 12, 0.5).flatMap((sale) => {
    const gain = 10_000 * (sale - 1);
    const since = Math.max(0, 10_000 * (sale - 5));
    return [
      {sale, option: 'ISO after both clocks', left: Math.round(gain * 0.85)},
      {sale, option: 'ISO sold early', left: Math.round(gain * 0.65)},
      {sale, option: 'NSO held a year', left: Math.round(gain - 14_000 - 0.15 * since)},
    ];
  }),
);

// The founder's total tax by the price of the sale.
write(
  '83b-thirty-days-one-letter',
  range(0, 5, 0.25).flatMap((price) => [
    {
      price,
      choice: 'default',
      tax: Math.round(314_965 + 0.2 * Math.max(0, 1e6 * price - 900_000)),
    },
    {price, choice: 'election', tax: Math.round(0.2 * Math.max(0, 1e6 * price - 100))},
  ]),
);

// Mean hours that lines of a 600-line change wait for review, by number of pieces, for two calendars of
// a reviewer. Times are working minutes; a day is 9:00 to 17:00. Writing 100 lines takes half a day, and
// reviewing them 15 minutes, plus 5 per piece.
{
  const DAY = 480;
  const at = (day, hour) => day * DAY + (hour - 9) * 60;
  const patchy = [0, 1, 2, 3]
    .flatMap((day) => [
      {start: at(day, 11), free: 30},
      {start: at(day, 16), free: 25},
    ])
    .concat({start: at(4, 11), free: 30}, {start: at(4, 14), free: 120});
  const roomy = [0, 1, 2, 3, 4].map((day) => ({start: at(day, 14), free: 120}));
  const done = [1, 2, 3, 4, 5, 6].map((half) => half * 240);
  const wait = (pieces, calendar) => {
    const slots = calendar.map((slot) => ({...slot}));
    const size = 6 / pieces;
    let waited = 0;
    for (let piece = 0; piece < pieces; piece += 1) {
      const written = done.slice(piece * size, (piece + 1) * size);
      const need = 5 + size * 15;
      const slot = slots.find(({start, free}) => start >= written.at(-1) && free >= need);
      slot.start += need;
      slot.free -= need;
      for (const time of written) waited += slot.start - time;
    }
    return (waited / 6 / 60).toFixed(1);
  };
  write(
    'small-pull-requests-wait-less',
    [1, 2, 3, 6].flatMap((pieces) => [
      {pieces, calendar: 'patchy', hours: wait(pieces, patchy)},
      {pieces, calendar: 'roomy', hours: wait(pieces, roomy)},
    ]),
  );
}

// Chance that two of n addresses get the same tag, by the number of its hex digits.
write(
  'logs-an-agent-leaves-behind',
  [8, 10, 12].flatMap((digits) =>
    range(2, 7, 0.25).map((power) => {
      const n = Math.round(10 ** power);
      const pairs = (n * (n - 1)) / 2;
      return {
        addresses: n,
        digits: `${digits} digits`,
        percent: (100 * -Math.expm1(-pairs / 16 ** digits)).toPrecision(4),
      };
    }),
  ),
);

// Growth of a bankroll per even-money bet.
write(
  'kelly-without-the-hype-3f9a2c',
  [0.6, 0.55].flatMap((win) =>
    range(0, 0.5, 0.02).map((stake) => ({
      stake: Math.round(stake * 100),
      coin: `wins ${Math.round(win * 100)} of 100`,
      growth: (100 * (win * Math.log(1 + stake) + (1 - win) * Math.log(1 - stake))).toFixed(3),
    })),
  ),
);

// Profit at expiry of a call bought at 9 and a put bought at 7, both with a strike of 105.
write(
  'option-payoffs-and-one-parity',
  range(80, 130, 5).flatMap((stock) => [
    {stock, option: 'call', profit: Math.max(stock - 105, 0) - 9},
    {stock, option: 'put', profit: Math.max(105 - stock, 0) - 7},
  ]),
);

// The typical cosine of two random directions.
write(
  'cosine-similarity-by-hand',
  range(1, 12, 1).map((power) => ({
    dimensions: 2 ** power,
    cosine: (1 / Math.sqrt(2 ** power)).toFixed(4),
  })),
);

// Wilson's 95 percent interval around a pass rate of 90 percent.
write(
  'evals-are-tests-with-opinions',
  [10, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000].flatMap((cases) => {
    const z = 1.96;
    const center = (0.9 + z ** 2 / (2 * cases)) / (1 + z ** 2 / cases);
    const half =
      (z / (1 + z ** 2 / cases)) * Math.sqrt((0.9 * 0.1) / cases + z ** 2 / (4 * cases ** 2));
    return [
      {cases, end: 'upper end', percent: (100 * (center + half)).toFixed(1)},
      {cases, end: 'lower end', percent: (100 * (center - half)).toFixed(1)},
    ];
  }),
);

// Weeks of 48 without any session, by the number of sessions planned per week.
write(
  'strength-twice-a-week',
  [60, 80, 90].flatMap((attendance) =>
    [1, 2, 3, 4, 5].map((planned) => ({
      planned,
      attendance: `${attendance} percent happen`,
      weeks: (48 * (1 - attendance / 100) ** planned).toFixed(1),
    })),
  ),
);

// Length of a step by pace, at three cadences.
write(
  'cadence-is-not-180',
  [160, 170, 180].flatMap((cadence) =>
    range(210, 390, 15).map((pace) => ({
      pace: (pace / 60).toFixed(2),
      cadence: `${cadence} steps a minute`,
      meters: (60_000 / pace / cadence).toFixed(3),
    })),
  ),
);

// Cash of a company with 900,000 dollars, 30,000 of revenue and 110,000 of costs.
write(
  'runway-is-a-division',
  [
    ['0% growth', 0, 0],
    ['5% growth', 0.05, 0],
    ['8% growth', 0.08, 0],
    ['5% growth; costs +2%', 0.05, 0.02],
  ].flatMap(([growth, revenueGrowth, costGrowth]) => {
    const rows = [{month: 0, growth, thousands: '900.0'}];
    let [cash, revenue, costs] = [900_000, 30_000, 110_000];
    for (let month = 1; month <= 24 && cash > 0; month += 1) {
      cash += revenue - costs;
      revenue *= 1 + revenueGrowth;
      costs *= 1 + costGrowth;
      rows.push({month, growth, thousands: (Math.max(0, cash) / 1000).toFixed(1)});
    }
    return rows;
  }),
);

// Input tokens of one loop, and of a planner with three workers.
{
  const loop = (steps, fixed) => fixed * steps + (500 * steps * (steps - 1)) / 2;
  const planner = (steps, extra) => 12_200 + 3 * loop(steps / 3 + extra, 2400);
  write(
    'a-planner-and-a-worker',
    range(6, 48, 3).flatMap((steps) => [
      {steps, design: 'one loop', tokens: loop(steps, 2000)},
      {steps, design: 'planner and three workers', tokens: planner(steps, 0)},
      {steps, design: 'with four extra steps each', tokens: planner(steps, 4)},
    ]),
  );
}

// Loss to a yearly cost on 10,000 dollars that would grow by 8 percent.
write(
  'what-an-index-fund-holds',
  [0.22, 0.5, 1].flatMap((cost) =>
    range(0, 30, 1).map((years) => ({
      years,
      cost: `${cost.toFixed(2)} points a year`,
      dollars: Math.round(10_000 * (1.08 ** years - (1.08 - cost / 100) ** years)),
    })),
  ),
);

// Share of time spent working in eight repetitions, by the rest between them.
write(
  'work-rest-density',
  [
    ['20 seconds', 20],
    ['1 minute', 60],
    ['3 minutes', 180],
  ].flatMap(([work, seconds]) =>
    range(0, 180, 10).map((rest) => ({
      rest,
      work,
      density: ((100 * 8 * seconds) / (8 * seconds + 7 * rest)).toFixed(1),
    })),
  ),
);

// Brier's score of one forecast, by its probability and what happened.
write(
  'a-price-is-not-a-probability',
  range(0, 100, 5).flatMap((probability) => [
    {probability, outcome: 'it happens', score: ((1 - probability / 100) ** 2).toFixed(4)},
    {probability, outcome: 'it does not', score: ((probability / 100) ** 2).toFixed(4)},
  ]),
);
