// Computes the cost of each question of a work week, by how much of the earlier conversation is sent
// with it.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const FIXED = 1000; // tokens of the instructions and the question
const ANSWER = 400; // tokens of an answer
const IN = 3 / 1e6; // dollars per input token
const OUT = 15 / 1e6; // dollars per output token
const WRITE = 1.25; // price of a token written to the prompt cache, relative to an input token
const READ = 0.1; // price of a token read from the prompt cache, relative to an input token
const BURST = 4; // number of questions asked before the cache expires

const items = []; // tokens of each file, note, and question with its answer
const rows = [];
let cachedWeek = 0;
let previous = 0;
for (let hour = 0; hour < 40; hour += 1) {
  if ([1, 3, 6].includes(hour % 8)) {
    items.push(6000); // a file
  }
  items.push(150); // a note
  const all = items.reduce((sum, tokens) => sum + tokens, 0);
  let last = 0;
  for (const tokens of items.toReversed()) {
    if (last + tokens > 20_000) {
      break;
    }
    last += tokens;
  }
  const isCold = hour % BURST === 0;
  const cached = isCold ? WRITE * all : READ * previous + WRITE * (all - previous);
  const add = (policy, tokens) => {
    const dollars = (FIXED + tokens) * IN + ANSWER * OUT;
    rows.push([hour + 1, policy, (100 * dollars).toFixed(2)]);
    return dollars;
  };
  add('everything', all);
  cachedWeek += add('everything, cached', cached);
  add('last 20,000 tokens', last);
  add('retrieve', 300 * Math.min(8, items.length)); // up to eight passages of 300 tokens
  previous = all;
  items.push(500); // a question and its answer
}

const lines = [['question', 'policy', 'cents'], ...rows].map((row) =>
  row.map((cell) => (String(cell).includes(',') ? `"${cell}"` : cell)).join(','),
);
writeFileSync(path.join(import.meta.dirname, 'cost.csv'), `${lines.join('\n')}\n`);
console.log(`everything, cached: ${cachedWeek.toFixed(2)} dollars a week`);
