// Simulates the net value of a hire by the number of interviewers, for the plot in the post.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const VALIDITY = 0.42;
const CANDIDATES = 20;
const FINALISTS = 5;
const MOST = 8;
const HIRES = 40_000;
const SD_VALUE = 40_000;
const INTERVIEW = 150;

/**
 * Returns the mean skill of the hire for one to eight interviewers, like the script in the post: if they
 * meet everyone, and if all but the first meet only the finalists.
 */
function simulate(agreement) {
  let seed = 20220308;
  const uniform = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const shared = Math.sqrt(agreement - VALIDITY ** 2);
  const own = Math.sqrt(1 - agreement);
  const candidate = () => {
    const skill = normal();
    const common = VALIDITY * skill + shared * normal();
    let sum = 0;
    const means = Array.from({length: MOST}, (_, place) => {
      sum += common + own * normal();
      return sum / (place + 1);
    });
    return {skill, means};
  };
  const best = (people, place) =>
    people.reduce((a, b) => (b.means[place] > a.means[place] ? b : a)).skill;
  const everyone = Array(MOST).fill(0);
  const finalists = Array(MOST).fill(0);
  for (let hire = 0; hire < HIRES; hire += 1) {
    const people = Array.from({length: CANDIDATES}, candidate);
    const shortlist = [...people].sort((a, b) => b.means[0] - a.means[0]).slice(0, FINALISTS);
    for (let place = 0; place < MOST; place += 1) {
      everyone[place] += best(people, place) / HIRES;
      finalists[place] += best(shortlist, place) / HIRES;
    }
  }
  return {everyone, finalists};
}

const separate = simulate(0.44);
const panel = simulate(0.74);
const lines = ['interviewers,way,net'];
for (let n = 1; n <= MOST; n += 1) {
  const add = (way, skill, interviews) =>
    lines.push(`${n},${way},${(skill[n - 1] * SD_VALUE - interviews * INTERVIEW).toFixed(0)}`);
  const staged = CANDIDATES + FINALISTS * (n - 1);
  add('all meet everyone', separate.everyone, CANDIDATES * n);
  add('the others meet five', separate.finalists, staged);
  add('the same with agreement of 0.74', panel.finalists, staged);
}
writeFileSync(path.join(import.meta.dirname, 'net.csv'), `${lines.join('\n')}\n`);
