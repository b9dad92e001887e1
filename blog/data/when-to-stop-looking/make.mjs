// Simulates the gain of a search by the number of candidates that it skips, like the script in the post.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const WEEKS = 20;
const SEARCHES = 20_000;
const CASES = {
  textbook: {cost: 0, refuse: 0, validity: 1},
  'with a cost': {cost: 0.03, refuse: 0, validity: 1},
  'and refusals': {cost: 0.03, refuse: 0.3, validity: 1},
  'and noise': {cost: 0.03, refuse: 0.3, validity: 0.42},
};

let seed = 20230912;
function uniform() {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return (((t ^ (t >>> 14)) >>> 0) + 0.5) / 2 ** 32;
}
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

function candidate({refuse, validity}) {
  const score = normal();
  const skill = validity * score + Math.sqrt(1 - validity ** 2) * normal();
  return {score, skill, accepts: uniform() >= refuse};
}

/**
 * Returns the gain of a search with one candidate a week. From the last planned week on, everyone gets
 * an offer, until someone accepts.
 */
function net(people, skip, cost) {
  let best = -Infinity;
  const at = people.findIndex(({score, accepts}, place) => {
    const isOffer = place >= WEEKS - 1 || (place >= skip && score > best);
    best = Math.max(best, score);
    return isOffer && accepts;
  });
  return people[at].skill - cost * (at + 1);
}

const lines = ['skipped,search,net'];
for (const [name, setting] of Object.entries(CASES)) {
  const sums = Array(13).fill(0);
  for (let n = 0; n < SEARCHES; n += 1) {
    const people = Array.from({length: 2 * WEEKS}, () => candidate(setting));
    for (let skip = 0; skip < sums.length; skip += 1) {
      sums[skip] += net(people, skip, setting.cost) / SEARCHES;
    }
  }
  lines.push(...sums.map((sum, skip) => `${skip},${name},${sum.toFixed(3)}`));
}
writeFileSync(path.join(import.meta.dirname, 'net.csv'), `${lines.join('\n')}\n`);
