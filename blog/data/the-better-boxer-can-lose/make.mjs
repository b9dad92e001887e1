// Simulates the chance that the better boxer loses on points, by scheduled rounds and by edge: the program
// in the post, with more bouts.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const BOUTS = 200_000;
/** Share of the noise that all three judges see. */
const SHARED = 0.8;

/** Numbers from 0 to 1, the same on every run (mulberry32). */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const random = generator(4);
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Simulates a bout; returns true if two of three judges score the better boxer behind. */
function isLost(rounds, edge) {
  const lead = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const happened = edge + Math.sqrt(SHARED) * normal();
    for (const judge of lead.keys()) {
      lead[judge] += happened + Math.sqrt(1 - SHARED) * normal() > 0 ? 1 : -1;
    }
  }
  return lead.filter((points) => points < 0).length > 1;
}

const lines = ['rounds,edge,lost'];
for (const [name, edge] of [
  ['55 percent a round', 0.1257],
  ['60 percent a round', 0.2533],
  ['65 percent a round', 0.3853],
  ['70 percent a round', 0.5244],
]) {
  for (const rounds of [4, 6, 8, 10, 12]) {
    let lost = 0;
    for (let n = 0; n < BOUTS; n += 1) {
      lost += isLost(rounds, edge) ? 1 : 0;
    }
    lines.push(`${rounds},${name},${((100 * lost) / BOUTS).toFixed(1)}`);
  }
}
writeFileSync(fileURLToPath(new URL('lost.csv', import.meta.url)), `${lines.join('\n')}\n`);
