// Computes the effects of fees, inflation, contributions and one bad year on thirty years of saving.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

function write(name, header, rows) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}
const YEARS = 30;

// Total paid in, and its worth, if a thousand is saved at the end of each year at 7 percent.
const paid = [];
for (let year = 0, sum = 0; year <= YEARS; year += 1) {
  paid.push([year, 'paid in', year * 1000]);
  paid.push([year, 'worth', Math.round(sum)]);
  sum = sum * 1.07 + 1000;
}
write('paid.csv', ['year', 'what', 'dollars'], paid);

// Effect of one year of minus 40 percent among years of plus 7 percent, by its position.
const order = [];
for (let bad = 1; bad <= YEARS; bad += 1) {
  let [lump, saver, spender] = [10_000, 0, 100_000];
  for (let year = 1; year <= YEARS; year += 1) {
    const factor = year === bad ? 0.6 : 1.07;
    lump *= factor;
    saver = saver * factor + 1000;
    spender = Math.max(0, (spender - 5000) * factor);
  }
  const plain = {lump: 10_000 * 1.07 ** YEARS, saver: 0, spender: 100_000};
  for (let year = 1; year <= YEARS; year += 1) {
    plain.saver = plain.saver * 1.07 + 1000;
    plain.spender = (plain.spender - 5000) * 1.07;
  }
  order.push([bad, 'a sum left alone', ((100 * lump) / plain.lump).toFixed(1)]);
  order.push([bad, 'saved each year', ((100 * saver) / plain.saver).toFixed(1)]);
  order.push([bad, 'spent each year', ((100 * spender) / plain.spender).toFixed(1)]);
}
write('order.csv', ['year', 'plan', 'percent'], order);

// Worth of 10,000 after thirty years at 7 percent, after each deduction.
const nominal = 10_000 * 1.07 ** YEARS;
const afterFee = 10_000 * (1.07 * 0.995) ** YEARS;
const afterTax = 10_000 + (afterFee - 10_000) * 0.75;
const real = afterTax / 1.025 ** YEARS;
write(
  'left.csv',
  ['step', 'dollars'],
  [
    ['1 at 7 percent', Math.round(nominal)],
    ['2 after the fee', Math.round(afterFee)],
    ['3 after the tax', Math.round(afterTax)],
    ['4 today’s prices', Math.round(real)],
  ],
);

// Error of the rule of 72 for the years until money doubles, by the rate in percent.
const doubling = [];
for (let rate = 1; rate <= 36; rate += 1) {
  const exact = Math.log(2) / Math.log(1 + rate / 100);
  doubling.push([rate, (100 * (72 / rate / exact - 1)).toFixed(2)]);
}
write('doubling.csv', ['rate', 'error'], doubling);
