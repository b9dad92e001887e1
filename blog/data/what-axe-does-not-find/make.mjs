// Counts how many of thirty faults axe reported; `measured.json` has its results from a browser.
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {faults} from './faults.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
function write(name, header, rows) {
  writeFileSync(here(name), [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}

const measured = JSON.parse(readFileSync(here('measured.json'), 'utf8'));
const answers = new Map(measured.faults.map((answer) => [answer.fault, answer]));

/** Returns axe's verdict on a fault. Ignores violations that the fixed piece has too. */
function verdict(fault) {
  const {bad, good} = answers.get(fault);
  const unrelated = new Set(good.violations.map(([rule]) => rule));
  const reported = bad.violations.filter(([rule]) => !unrelated.has(rule));
  if (reported.length > 0) return 'reported';
  return bad.incomplete.length > 0 ? 'left open' : 'nothing';
}

const KINDS = ['markup', 'style', 'behavior', 'meaning'];
const VERDICTS = ['reported', 'left open', 'nothing'];
const rows = faults.map(([fault, kind, notice]) => ({kind, notice, verdict: verdict(fault)}));
write(
  'verdicts.csv',
  ['kind', 'verdict', 'faults'],
  KINDS.flatMap((kind) =>
    VERDICTS.map((each) => [
      kind,
      each,
      rows.filter((row) => row.kind === kind && row.verdict === each).length,
    ]),
  ),
);

const STEPS = [
  ['axe', '1 axe'],
  ['keys', '2 the Tab key'],
  ['zoom', '3 zoom'],
  ['ear', '4 listening'],
  ['eye', '5 a second look'],
];
let found = 0;
write(
  'steps.csv',
  ['step', 'faults'],
  STEPS.map(([notice, step]) => {
    found += rows.filter((row) => row.notice === notice).length;
    return [step, found];
  }),
);
write(
  'rules.csv',
  ['fault', 'kind', 'axe'],
  faults.map(([fault, kind]) => [
    `"${fault.replaceAll('"', '""')}"`,
    kind,
    [
      ...answers.get(fault).bad.violations.map(([rule]) => rule),
      ...answers.get(fault).bad.incomplete.map((rule) => `${rule}?`),
    ].join(' '),
  ]),
);
