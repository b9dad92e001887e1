// Writes the tables of the running guide: errors of heart rate zones, growth of plans, and their load ratios.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

function write(name, header, rows) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}

/** Returns the share of a normal distribution within `z` deviations of its mean (Abramowitz and Stegun 7.1.26). */
function within(z) {
  const t = 1 / (1 + (0.3275911 * z) / Math.SQRT2);
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - poly * Math.exp((-z * z) / 2);
}

// Share of runners for whom a zone boundary is off by more than a number of beats.
const SD = 10; // standard deviation of the formula for the maximum heart rate, in beats
const borders = [];
for (const fraction of [0.6, 0.7, 0.8, 0.9]) {
  for (let beats = 0; beats <= 20; beats += 1) {
    const share = 1 - within(beats / (fraction * SD));
    borders.push([beats, `${fraction * 100} percent`, (share * 100).toFixed(1)]);
  }
}
write('borders.csv', ['beats', 'border', 'runners'], borders);

// Growth of ten percent a week, and growth in steps that each last three weeks.
const growth = [];
for (let week = 1; week <= 20; week += 1) {
  growth.push([week, 'ten percent a week', (20 * 1.1 ** (week - 1)).toFixed(1)]);
  growth.push([week, 'step and hold', Math.min(40, 20 + 4 * Math.floor((week - 1) / 3))]);
}
write('growth.csv', ['week', 'plan', 'kilometers'], growth);

// The uncoupled acute:chronic workload ratio of three plans: a week divided by the mean of the three before.
const WEEKS = 16;
const plans = {
  'every fourth week lighter': (week) => (week % 4 === 3 ? 700 : 1000 + 25 * week),
  'never a lighter week': (week) => 1000 + 25 * week,
  'one week of illness': (week) => (week === 7 ? 0 : 1000),
};
const ratios = [];
const totals = [];
for (const [plan, load] of Object.entries(plans)) {
  const loads = Array.from({length: WEEKS}, (_, week) => load(week));
  let flags = 0;
  for (let week = 3; week < WEEKS; week += 1) {
    const before = (loads[week - 1] + loads[week - 2] + loads[week - 3]) / 3;
    const ratio = loads[week] / before;
    if (ratio < 0.8 || ratio > 1.3) flags += 1;
    ratios.push([week + 1, plan, ratio.toFixed(2)]);
  }
  totals.push([plan, loads.reduce((sum, each) => sum + each, 0), flags]);
}
write('ratios.csv', ['week', 'plan', 'ratio'], ratios);
write('flags.csv', ['plan', 'points', 'weeks outside'], totals);
