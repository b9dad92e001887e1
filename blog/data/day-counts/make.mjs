// Computes the interest on a loan of 1,000,000 at a quoted 6 % under the day-count conventions that
// contracts use. Writes months.csv, year.csv, compounding.csv, february.csv, thirty.csv and repaid.csv
// beside itself.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const PRINCIPAL = 1_000_000;
const RATE = 0.06;
const DAY = 86_400_000;

function writeCsv(name, rows) {
  const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))];
  writeFileSync(path.join(folder, name), `${lines.map((line) => line.join(',')).join('\n')}\n`);
}

const date = (year, month, day) => new Date(Date.UTC(year, month - 1, day));
const parts = (value) => [value.getUTCFullYear(), value.getUTCMonth() + 1, value.getUTCDate()];
const daysBetween = (from, to) => Math.round((to - from) / DAY);
const isLeap = (year) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const isFebruaryEnd = ([year, month, day]) => month === 2 && day === (isLeap(year) ? 29 : 28);

const thirty = ([y1, m1, d1], [y2, m2, d2]) => (y2 - y1) * 360 + (m2 - m1) * 30 + (d2 - d1);

/** Day-count conventions: functions that return the share of a year between two days. */
const CONVENTIONS = {
  'Actual/360': (from, to) => daysBetween(from, to) / 360,
  'Actual/365 fixed': (from, to) => daysBetween(from, to) / 365,
  'Actual/Actual ISDA': (from, to) => {
    let share = 0;
    for (let year = from.getUTCFullYear(); year <= to.getUTCFullYear(); year += 1) {
      const start = Math.max(from, date(year, 1, 1));
      const end = Math.min(to, date(year + 1, 1, 1));
      share += Math.max(0, daysBetween(start, end)) / (isLeap(year) ? 366 : 365);
    }
    return share;
  },
  '30/360 US': (from, to) => {
    const [one, two] = [parts(from), parts(to)];
    if (isFebruaryEnd(one)) {
      if (isFebruaryEnd(two)) {
        two[2] = 30;
      }
      one[2] = 30;
    }
    if (two[2] === 31 && one[2] >= 30) {
      two[2] = 30;
    }
    one[2] = Math.min(one[2], 30);
    return thirty(one, two) / 360;
  },
  '30E/360': (from, to) => {
    const [one, two] = [parts(from), parts(to)];
    one[2] = Math.min(one[2], 30);
    two[2] = Math.min(two[2], 30);
    return thirty(one, two) / 360;
  },
};

/** 30/360 US as often implemented: without its rules for the end of February. */
function withoutFebruary(from, to) {
  const [one, two] = [parts(from), parts(to)];
  if (two[2] === 31 && one[2] >= 30) {
    two[2] = 30;
  }
  one[2] = Math.min(one[2], 30);
  return thirty(one, two) / 360;
}

const NAMES = Object.keys(CONVENTIONS);
const cents = (value) => value.toFixed(2);
const interest = (name, from, to) => PRINCIPAL * RATE * CONVENTIONS[name](from, to);

// Simple interest for each month of 2024, a leap year.
writeCsv(
  'months.csv',
  Array.from({length: 12}, (_, index) => index + 1).flatMap((month) =>
    ['Actual/360', 'Actual/365 fixed', '30/360 US'].map((convention) => ({
      month,
      convention,
      dollars: cents(interest(convention, date(2024, month, 1), date(2024, month + 1, 1))),
    })),
  ),
);

// Interest for a common year, a leap year, and a year from July to July.
writeCsv(
  'year.csv',
  [
    ['2023', date(2023, 1, 1), date(2024, 1, 1)],
    ['2024', date(2024, 1, 1), date(2025, 1, 1)],
    ['July 2023 to July 2024', date(2023, 7, 1), date(2024, 7, 1)],
  ].flatMap(([period, from, to]) =>
    NAMES.map((convention) => ({
      period,
      convention,
      dollars: cents(interest(convention, from, to)),
    })),
  ),
);

// Single nights at the end of February and March, which some conventions count as three days or as none.
writeCsv(
  'february.csv',
  [
    ['27 Feb to 28 Feb 2023', date(2023, 2, 27), date(2023, 2, 28)],
    ['28 Feb to 1 Mar 2023', date(2023, 2, 28), date(2023, 3, 1)],
    ['28 Feb to 1 Mar 2024', date(2024, 2, 28), date(2024, 3, 1)],
    ['29 Feb to 1 Mar 2024', date(2024, 2, 29), date(2024, 3, 1)],
    ['30 Mar to 31 Mar 2023', date(2023, 3, 30), date(2023, 3, 31)],
    ['31 Mar to 1 Apr 2023', date(2023, 3, 31), date(2023, 4, 1)],
  ].flatMap(([night, from, to]) =>
    [
      ['Actual/365 fixed', CONVENTIONS['Actual/365 fixed'], 365],
      ['30/360 US', CONVENTIONS['30/360 US'], 360],
      ['30/360 US without February', withoutFebruary, 360],
      ['30E/360', CONVENTIONS['30E/360'], 360],
    ].map(([convention, share, year]) => ({
      night,
      convention,
      days: Math.round(share(from, to) * year),
    })),
  ),
);

// Effective rate of a quoted 6 % after a common year, by how often interest is added.
const PERIODS = [
  ['once', 1],
  ['twice', 2],
  ['four times', 4],
  ['twelve times', 12],
  ['daily', 365],
];
writeCsv('compounding.csv', [
  ...PERIODS.map(([added, times]) => ({
    added,
    kind: 'compounding',
    percent: (100 * ((1 + RATE / times) ** times - 1)).toFixed(4),
  })),
  {added: 'continuously', kind: 'compounding', percent: (100 * (Math.exp(RATE) - 1)).toFixed(4)},
  ...NAMES.map((name) => ({
    added: name,
    kind: 'day count',
    percent: (100 * RATE * CONVENTIONS[name](date(2023, 1, 1), date(2024, 1, 1))).toFixed(4),
  })),
]);

// Thirty years from 2024: the loan is not paid back, and interest is added each month.
const rows = [];
for (const name of NAMES) {
  let balance = PRINCIPAL;
  for (let year = 0; year <= 30; year += 1) {
    rows.push({year, convention: name, balance: balance.toFixed(0)});
    for (let month = 1; month <= 12; month += 1) {
      balance *=
        1 + RATE * CONVENTIONS[name](date(2024 + year, month, 1), date(2024 + year, month + 1, 1));
    }
  }
}
const base = new Map(
  rows.filter(({convention}) => convention === '30/360 US').map((row) => [row.year, row.balance]),
);
writeCsv(
  'thirty.csv',
  rows
    .filter(({convention, year}) => convention !== '30E/360' && year % 2 === 0)
    .map((row) => ({...row, more: (row.balance - base.get(row.year)).toFixed(0)})),
);

// The same loan repaid in 360 equal payments, computed as if each month were a twelfth of a year: the
// balance after the last of them, and the number of payments until the loan is repaid.
const PAYMENT = (PRINCIPAL * (RATE / 12)) / (1 - (1 + RATE / 12) ** -360);
writeCsv(
  'repaid.csv',
  NAMES.map((name) => {
    let balance = PRINCIPAL;
    let interest = 0;
    let month = 0;
    let left = 0;
    while (balance > 0.005) {
      const [from, to] = [date(2024, month + 1, 1), date(2024, month + 2, 1)];
      const due = balance * RATE * CONVENTIONS[name](from, to);
      interest += due;
      balance += due - Math.min(PAYMENT, balance + due);
      month += 1;
      left = month === 360 ? balance : left;
    }
    return {
      convention: name,
      payment: cents(PAYMENT),
      left: cents(left),
      payments: month,
      interest: cents(interest),
    };
  }),
);
