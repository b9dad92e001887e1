// Writes the data of the plots: tests.csv has the number of tests by hour of the repository's history,
// steps.csv the duration of each step of the check before and after the tests were moved, slow.csv the
// slowest unit tests before that, and checks.csv the durations of whole checks after it.
// `readHistory.mjs` wrote `history.json`; the times in `timings.json` were noted by hand from runs on two
// cores.
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const read = (name) => JSON.parse(readFileSync(here(name), 'utf8'));
function write(name, header, rows) {
  writeFileSync(here(name), [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}

const KINDS = ['unit', 'browser', 'built pages', 'nightly', 'nightly browser'];
write(
  'tests.csv',
  ['hours', 'kind', 'tests'],
  read('history.json').flatMap(({hours, counts}) =>
    KINDS.filter((kind) => counts[kind]).map((kind) => [hours, kind, counts[kind]]),
  ),
);

const {steps, slowUnit, checks} = read('timings.json');
write(
  'steps.csv',
  ['step', 'when', 'minutes'],
  steps.flatMap(({step, before, after}) => [
    [step, 'before', (before / 60).toFixed(1)],
    [step, 'after', (after / 60).toFixed(1)],
  ]),
);
write(
  'slow.csv',
  ['what', 'seconds'],
  slowUnit.map(({what, seconds}) => [what, seconds]),
);
write(
  'checks.csv',
  ['check', 'minutes'],
  checks.map(({check, seconds}) => [check, (seconds / 60).toFixed(1)]),
);
