// Summarizes 90 hours of this repository's history, which `readHistory.mjs` has written to history.json:
// lines of code by commit, lines of the code that changed the framework's output, and sizes of pages.
// Writes growth.csv, layers.csv, moments.csv and pages.csv beside itself.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

function writeCsv(name, rows) {
  const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))];
  writeFileSync(path.join(folder, name), `${lines.map((line) => line.join(',')).join('\n')}\n`);
}

const {states, pages} = JSON.parse(readFileSync(path.join(folder, 'history.json'), 'utf8'));

// The last state in each span of two hours, because a row for each commit would be too many.
const HOURS = 2;
const lastOf = new Map(states.map((state) => [Math.floor(state.hours / HOURS), state]));
const sampled = [...lastOf].map(([slot, state]) => ({...state, hours: (slot + 1) * HOURS}));
writeCsv(
  'growth.csv',
  sampled.flatMap(({hours, source, tests}) => [
    {hours, what: 'src', lines: source},
    {hours, what: 'tests', lines: tests},
  ]),
);
writeCsv(
  'layers.csv',
  sampled.map(({hours, between}) => ({hours, lines: between})),
);

// The commits that the post mentions.
const MOMENTS = ['852cffc', '415a152', '101e80a', '2c29f5f', '4f1952b', '88e9c3a'];
writeCsv(
  'moments.csv',
  MOMENTS.map((hash) => {
    const {hours, ...state} = states.find((each) => each.hash.startsWith(hash)) ?? {};
    return {commit: hash, hours: hours?.toFixed(1), ...state};
  }).map(({hash: _, ...row}) => row),
);

// Sizes of pages, in kB after gzip.
writeCsv('pages.csv', pages);
