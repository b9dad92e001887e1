// The first version of make.mjs, kept because the post describes its mistake: all projects draw
// strategies from one pool, so they share its luckiest one. Writes first.csv beside itself.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const DAYS = 252;
const POOL = 6000;
const PROJECTS = 4000;
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** State of a random number generator (mulberry32), which returns the same numbers on every run. */
let state = 20261124;
function uniform() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

function noiseSharpe(days) {
  let sum = 0;
  let squares = 0;
  for (let day = 0; day < days; day += 1) {
    const value = Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
    sum += value;
    squares += value * value;
  }
  const mean = sum / days;
  return (mean / Math.sqrt(squares / days - mean * mean)) * Math.sqrt(DAYS);
}

const rows = [];
for (const years of [1, 5]) {
  const pool = Array.from({length: POOL}, () => noiseSharpe(years * DAYS));
  for (const size of SIZES) {
    let sum = 0;
    for (let project = 0; project < PROJECTS; project += 1) {
      let most = -Infinity;
      for (let draw = 0; draw < size; draw += 1) {
        most = Math.max(most, pool[Math.floor(uniform() * POOL)]);
      }
      sum += most;
    }
    rows.push([size, years, (sum / PROJECTS).toFixed(2), Math.max(...pool).toFixed(2)].join(','));
  }
}
writeFileSync(
  path.join(import.meta.dirname, 'first.csv'),
  `tried,years,sharpe,luckiest\n${rows.join('\n')}\n`,
);
