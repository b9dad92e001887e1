// Tests by the hours of the repository's history, and what a check took before and after.
// `history.json` is made by `readHistory.mjs`; `timings.json` was noted from runs on two cores.
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
