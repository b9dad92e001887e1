// Runs the agent of the guide with scripted models. Writes how many tokens its runs read
// (reading.csv), what it forgets (forgetting.csv) and how many calls retries cost (retries.csv).
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {notesFile, rollingSummary, slidingWindow, verdict} from './agent/editors.mjs';
import {runAgent} from './agent/loop.mjs';

function write(name, header, rows) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}

/**
 * Returns the number of tokens that a loop of `steps` steps reads, as counted by the loop: one for
 * every four characters.
 */
function readBy(steps, {fixed, perStep}) {
  const rules = 'r'.repeat(4 * fixed - 'Question: \n'.length);
  let step = 0;
  // Reply and observation together are `perStep` tokens, and no action comes twice.
  const model = () => {
    step += 1;
    return step === steps ? 'Final: done' : `Action: look[${String(step).padStart(4, '0')}]`;
  };
  const frame = 'Action: look[0001]\nObservation: \n'.length;
  const tools = {look: () => 'o'.repeat(4 * perStep - frame)};
  const run = runAgent('', {model, tools, rules, maxSteps: steps, maxRead: Infinity});
  if (run.why !== 'answered') throw new Error(`the loop stopped: ${run.why}`);
  return run.read;
}

const loop = {fixed: 500, perStep: 300};
const reading = [];
for (let steps = 1; steps <= 40; steps += 1) {
  const once = readBy(steps, loop);
  reading.push([steps, 'one loop', once]);
  // Three workers share the steps; each has a brief of 100 tokens, the planner reads three summaries.
  if (steps % 3 === 0 && steps >= 6) {
    const worker = readBy(steps / 3, {fixed: loop.fixed + 100, perStep: loop.perStep});
    const planner = readBy(4, {fixed: loop.fixed, perStep: 250});
    reading.push([steps, 'planner and three workers', planner + 3 * worker]);
    const lost = readBy(steps / 3 + 4, {fixed: loop.fixed + 100, perStep: loop.perStep});
    reading.push([steps, 'and four steps to find the place again', planner + 3 * lost]);
  }
}
write('reading.csv', ['steps', 'design', 'tokens'], reading);

const facts = [
  {turn: 2, key: 'currency', value: 'EUR', salience: 3, isNoted: true},
  {turn: 4, key: 'fiscal year', value: 'ends June 30', salience: 1, isNoted: true},
  {turn: 7, key: 'exclude', value: '2019', salience: 2, isNoted: true},
  {turn: 10, key: 'rounding', value: '2 decimals', salience: 1, isNoted: false},
  {turn: 14, key: 'approver', value: 'controller', salience: 2, isNoted: true},
  {turn: 17, key: 'currency', value: 'USD', salience: 1, isNoted: true},
  {turn: 20, key: 'deadline', value: 'Friday', salience: 3, isNoted: true},
  {turn: 24, key: 'format', value: 'CSV', salience: 2, isNoted: true},
];
const truth = new Map(facts.map(({key, value}) => [key, value]));
const TURNS = 26;
const forgetting = [];
for (let size = 400; size <= 2600; size += 200) {
  const editors = {
    'sliding window': slidingWindow(facts, TURNS, size),
    'rolling summary': rollingSummary(facts, TURNS, size),
    'notes file': notesFile(facts),
  };
  for (const [editor, memory] of Object.entries(editors)) {
    const verdicts = [...truth.keys()].map((key) => verdict(memory, key, truth));
    const count = (kind) => verdicts.filter((each) => each === kind).length;
    forgetting.push([size, editor, count('right'), count('stale'), count('lost')]);
  }
}
write('forgetting.csv', ['window', 'editor', 'right', 'stale', 'lost'], forgetting);

// Four inputs in a hundred never pass; the others pass each try with probability 0.94.
const retries = [];
for (let limit = 1; limit <= 10; limit += 1) {
  let open = 96;
  let calls = 0;
  for (let attempt = 1; attempt <= limit; attempt += 1) {
    calls += open + 4;
    open *= 0.06;
  }
  retries.push([limit, (96 - open).toFixed(1), calls.toFixed(1)]);
}
write('retries.csv', ['limit', 'solved', 'calls'], retries);
