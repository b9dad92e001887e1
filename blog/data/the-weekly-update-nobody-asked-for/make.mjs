// Writes noticed.csv and years.csv: how often a count of kept predictions reveals that "80 percent" means less; and runs.csv:
// how often chance alone moves a weekly number five times in a row in one direction.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const CLAIMED = 0.8;
const TRUTHS = [0.5, 0.6, 0.65, 0.7];
const WEEKS = 48;
const LENGTHS = [4, 5, 6, 7, 8];

/** Probability of at most `most` successes in `tries`. */
function atMost(most, tries, chance) {
  let term = (1 - chance) ** tries;
  let sum = term;
  for (let hits = 1; hits <= most; hits += 1) {
    term *= ((tries - hits + 1) / hits) * (chance / (1 - chance));
    sum += term;
  }
  return most < 0 ? 0 : sum;
}

/** Largest number of hits that an honest 80 percent does not exceed in at most 5 of 100 cases. */
function threshold(tries) {
  let hits = -1;
  while (atMost(hits + 1, tries, CLAIMED) <= 0.05) hits += 1;
  return hits;
}

/** Probability of a run of `length` in one direction among fair coin flips, one per change from week to week. */
function runOfFlips(length) {
  // State: length of the current run; the probability of histories without a long one.
  let runs = [0, 1];
  for (let flip = 2; flip < WEEKS; flip += 1) {
    const next = Array.from({length}, () => 0);
    for (let run = 1; run < length; run += 1) {
      const chance = runs[run] ?? 0;
      next[1] += chance / 2;
      if (run + 1 < length) next[run + 1] += chance / 2;
    }
    runs = next;
  }
  return 1 - runs.reduce((sum, chance) => sum + chance, 0);
}

/** Share of simulated years of unrelated weekly values that have a run of `length` rises or falls. */
function createNoise() {
  let seed = 48;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const years = 200_000;
  const longest = Array.from({length: years}, () => {
    let [last, direction, run, best] = [random(), 0, 0, 0];
    for (let week = 1; week < WEEKS; week += 1) {
      const value = random();
      const now = Math.sign(value - last);
      run = now === direction ? run + 1 : 1;
      best = Math.max(best, run);
      [last, direction] = [value, now];
    }
    return best;
  });
  return (length) => longest.filter((best) => best >= length).length / years;
}

function write(name, header, rows) {
  const text = [header, ...rows.map((row) => row.join(','))].map((line) => `${line}\n`).join('');
  writeFileSync(path.join(import.meta.dirname, name), text);
}

const percent = (share) => (100 * share).toFixed(1);
const noticed = (counts) =>
  TRUTHS.flatMap((truth) =>
    counts.map((tries) => {
      const alarm = threshold(tries);
      return [tries, `${100 * truth} percent`, alarm, percent(atMost(alarm, tries, truth))];
    }),
  );
const tens = Array.from({length: 15}, (_, index) => 10 * (index + 1));
write('noticed.csv', 'predictions,truth,alarm at,percent', noticed(tens));
write('years.csv', 'predictions,truth,alarm at,percent', noticed([48, 144]));
const noise = createNoise();
write(
  'runs.csv',
  'length,sums,levels,one of five sums',
  LENGTHS.map((length) => {
    const chance = runOfFlips(length);
    return [length, percent(chance), percent(noise(length)), percent(1 - (1 - chance) ** 5)];
  }),
);
