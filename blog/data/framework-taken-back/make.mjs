// What the history of this repository says of 90 hours: lines by commit, and lines of the code that
// stood between the framework and the page. `readHistory.mjs` has taken history.json from it.
// Writes growth.csv, layers.csv, moments.csv and pages.csv beside itself.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

function writeCsv(name, rows) {
  const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))];
  writeFileSync(path.join(folder, name), `${lines.map((line) => line.join(',')).join('\n')}\n`);
}

const {states, pages} = JSON.parse(readFileSync(path.join(folder, 'history.json'), 'utf8'));

// The last state of each two hours: a commit a line would be too many to look at.
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

// The moments that the text speaks of.
const MOMENTS = ['852cffc', '415a152', '101e80a', '2c29f5f', '4f1952b', '88e9c3a'];
writeCsv(
  'moments.csv',
  MOMENTS.map((hash) => {
    const {hours, ...state} = states.find((each) => each.hash.startsWith(hash)) ?? {};
    return {commit: hash, hours: hours?.toFixed(1), ...state};
  }).map(({hash: _, ...row}) => row),
);

// What pages weighed, in kB of gzip.
writeCsv('pages.csv', pages);
