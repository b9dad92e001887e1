// Computes the tax of every price from one cent to 10,000.00, exactly in whole numbers and with the usual
// floating-point code, and writes where they differ.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

function write(name, header, rows) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}

const PRICES = 1_000_000; // in cents

/** Tax of a price in cents, half a cent rounded up; exact, for a rate in hundredths of a percent. */
const taxOf = (cents, rate) => Math.floor((cents * rate + 5000) / 10_000);
const isHalf = (cents, rate) => (cents * rate) % 10_000 === 5000;

// Two usual ways of rounding. The loop counts how often each differs from the exact tax, at 7 percent also
// per bracket of 1,000.00.
const WAYS = [
  ['Math.round', (price, percent) => Math.round(((price * percent) / 100) * 100)],
  ['toFixed', (price, percent) => Math.round(Number(((price * percent) / 100).toFixed(2)) * 100)],
];
const floats = [];
const brackets = [];
for (const percent of [5, 7, 8.25, 10, 19, 20, 21]) {
  const rate = Math.round(percent * 100);
  let halves = 0;
  const wrong = new Map(WAYS.map(([way]) => [way, 0]));
  const wrongInBracket = new Map(WAYS.map(([way]) => [way, Array.from({length: 10}, () => 0)]));
  for (let cents = 1; cents <= PRICES; cents += 1) {
    halves += isHalf(cents, rate) ? 1 : 0;
    const exact = taxOf(cents, rate);
    for (const [way, round] of WAYS) {
      if (round(cents / 100, percent) === exact) continue;
      wrong.set(way, wrong.get(way) + 1);
      wrongInBracket.get(way)[Math.min(9, Math.floor(cents / 100_000))] += 1;
    }
  }
  floats.push([percent, halves, wrong.get('Math.round'), wrong.get('toFixed')]);
  if (percent === 7) {
    for (const [way, counts] of wrongInBracket) {
      counts.forEach((count, index) => brackets.push([index * 1000 + 500, way, count]));
    }
  }
}
write('floats.csv', ['percent', 'half cents', 'Math.round wrong', 'toFixed wrong'], floats);
write('brackets.csv', ['price', 'way', 'wrong'], brackets);

// Percent of prices with tax, up to 1,000.00, that no price before tax produces; the same for prices
// ending in 99.
const unreachable = [];
for (let percent = 1; percent <= 27; percent += 1) {
  const reached = new Set();
  for (let net = 1; net <= 100_000; net += 1) reached.add(net + taxOf(net, percent * 100));
  let missing = 0;
  let endingIn99 = 0;
  for (let gross = 1; gross <= 100_000; gross += 1) {
    if (reached.has(gross)) continue;
    missing += 1;
    endingIn99 += gross % 100 === 99 ? 1 : 0;
  }
  unreachable.push([percent, 'all prices', (missing / 1000).toFixed(2)]);
  unreachable.push([percent, 'ending in 99', (endingIn99 / 10).toFixed(1)]);
}
write('unreachable.csv', ['percent', 'prices', 'share'], unreachable);

// A seeded generator (mulberry32).
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// Invoices at 19 percent with the tax rounded on each line, or once on the sum.
const random = generator(20261126);
const invoices = [];
for (const lines of [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100]) {
  let differing = 0;
  let distance = 0;
  const COUNT = 10_000;
  for (let invoice = 0; invoice < COUNT; invoice += 1) {
    let [sum, byLine] = [0, 0];
    for (let line = 0; line < lines; line += 1) {
      const cents = 1 + Math.floor(random() * 20_000);
      sum += cents;
      byLine += taxOf(cents, 1900);
    }
    const difference = Math.abs(byLine - taxOf(sum, 1900));
    differing += difference > 0 ? 1 : 0;
    distance += difference;
  }
  invoices.push([lines, ((100 * differing) / COUNT).toFixed(1), (distance / COUNT).toFixed(2)]);
}
write('invoices.csv', ['lines', 'differing', 'cents'], invoices);

// Difference over a million sales between rounding half cents up and rounding them to the even neighbor.
const bias = [];
for (const percent of [5, 7, 8.25, 10, 19, 21]) {
  const rate = Math.round(percent * 100);
  let up = 0;
  for (let cents = 1; cents <= PRICES; cents += 1) {
    up += isHalf(cents, rate) && taxOf(cents, rate) % 2 === 1 ? 1 : 0;
  }
  bias.push([percent, (up / 100).toFixed(2)]);
}
write('bias.csv', ['percent', 'dollars more'], bias);

// Difference between a discount on the price with tax and one on the price before tax, at 19 percent, for
// prices up to 1,000.00.
const discounts = [];
for (let off = 5; off <= 50; off += 5) {
  let differing = 0;
  let most = 0;
  for (let gross = 1; gross <= 100_000; gross += 1) {
    const direct = Math.floor((gross * (100 - off) + 50) / 100);
    const net = Math.floor((gross * 200 + 119) / 238); // gross / 1.19, half up
    const discounted = Math.floor((net * (100 - off) + 50) / 100);
    const difference = Math.abs(discounted + taxOf(discounted, 1900) - direct);
    differing += difference > 0 ? 1 : 0;
    most = Math.max(most, difference);
  }
  discounts.push([off, (differing / 1000).toFixed(1), most]);
}
write('discounts.csv', ['off', 'differing', 'most cents'], discounts);
