// Summarizes the ranks of the right pages by set of questions, kind and engine, and computes the precision of
// such results by the number of questions.
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const measured = JSON.parse(readFileSync(here('measured.json'), 'utf8'));
const rows = Object.entries(measured).flatMap(([engine, sets]) =>
  Object.entries(sets).flatMap(([set, answers]) =>
    answers.map((answer) => {
      const [kind, place, hits] = answer.split(' ');
      return {engine, set, kind, place: Number(place), hits: Number(hits)};
    }),
  ),
);
function write(name, header, lines) {
  writeFileSync(here(name), [header, ...lines].map((line) => `${line.join(',')}\n`).join(''));
}
const unique = (field) => [...new Set(rows.map((row) => row[field]))];
const [SETS, ENGINES] = [unique('set'), unique('engine')];
const HELD_OUT = SETS.at(-1);
const percent = (part, whole) => ((100 * part) / whole).toFixed(1);
const within = (places, most) => places.filter(({place}) => place > 0 && place <= most).length;
const some = (where) =>
  rows.filter((row) => Object.entries(where).every(([field, value]) => row[field] === value));
const findable = (where) => some(where).filter(({kind}) => kind !== 'nothing');

write(
  'sets.csv',
  ['set', 'engine', 'questions', 'first', 'five', 'absent', 'found'],
  SETS.flatMap((set) =>
    ENGINES.map((engine) => {
      const asked = findable({set, engine});
      const absent = some({set, engine, kind: 'nothing'});
      const found = absent.filter(({hits}) => hits > 0).length;
      const shares = [1, 5].map((most) => percent(within(asked, most), asked.length));
      return [set.replace(',', ''), engine, asked.length, ...shares, absent.length, found];
    }),
  ),
);

// Results of the three held-out sets when each was new; the first two are from a table in the
// repository at the time (commits 92cc38f and 882c982).
const now = (engine) => {
  const asked = findable({set: HELD_OUT, engine});
  return percent(within(asked, 1), asked.length);
};
write(
  'held.csv',
  ['day', 'engine', 'first'],
  [
    ['Nov 21', 'this site', '96.7'],
    ['Nov 21', 'Pagefind', '83.6'],
    ['Nov 24', 'this site', '85.0'],
    ['Nov 24', 'Pagefind', '63.3'],
    ['Nov 25', 'this site', now('this site')],
    ['Nov 25', 'Pagefind', now('Pagefind')],
  ],
);

// Both sets of questions in readers' words, by kind.
const readers = ({set}) => set.startsWith('readers');
const KINDS = ['number', 'entry', 'tag', 'phrase', 'topic', 'typo', 'howto', 'paraphrase'];
write(
  'kinds.csv',
  ['kind', 'engine', 'questions', 'five'],
  KINDS.flatMap((kind) =>
    ENGINES.map((engine) => {
      const asked = some({kind, engine}).filter(readers);
      return [kind, engine, asked.length, percent(within(asked, 5), asked.length)];
    }),
  ),
);

// Share of right first hits, by the share of questions in words that the texts do not contain.
const FOREIGN = new Set(['paraphrase', 'howto', 'typo']);
const rate = (engine, foreign) => {
  const asked = findable({engine, set: HELD_OUT}).filter(({kind}) => FOREIGN.has(kind) === foreign);
  return within(asked, 1) / asked.length;
};
write(
  'mixture.csv',
  ['foreign', 'engine', 'first'],
  [0, 20, 40, 60, 80, 100].flatMap((share) =>
    ENGINES.map((engine) => {
      const first = (share * rate(engine, true) + (100 - share) * rate(engine, false)).toFixed(1);
      return [share, engine, first];
    }),
  ),
);

function* uniforms(seed) {
  let state = seed;
  for (;;) {
    state = (1664525 * state + 1013904223) % 2 ** 32;
    yield (state + 0.5) / 2 ** 32;
  }
}
const uniform = uniforms(20261125);
const next = () => uniform.next().value;
const quantile = (sorted, share) => sorted[Math.floor(share * (sorted.length - 1))];

// Gap between the two engines, by the number of questions drawn at random from the held-out set.
{
  const ours = findable({set: HELD_OUT, engine: 'this site'});
  const theirs = findable({set: HELD_OUT, engine: 'Pagefind'});
  const gaps = ours.map(({place}, n) => (place === 1) - (theirs[n].place === 1));
  write(
    'gap.csv',
    ['questions', 'part', 'points'],
    [10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300].flatMap((count) => {
      const draws = Array.from({length: 2000}, () => {
        let sum = 0;
        for (let n = 0; n < count; n += 1) sum += gaps[Math.floor(next() * gaps.length)];
        return (100 * sum) / count;
      }).sort((a, b) => a - b);
      return [
        ['95th percentile', 0.95],
        ['median', 0.5],
        ['5th percentile', 0.05],
      ].map(([part, share]) => [count, part, quantile(draws, share).toFixed(1)]);
    }),
  );
}

// How often a new version of a ranking, which fixes 4 questions in 100 and breaks 2, is ahead of, level
// with or behind the old one. Computed exactly, by adding one question at a time.
const [FIXED, BROKEN] = [0.04, 0.02];
function chances(count) {
  let gains = new Map([[0, 1]]); // number of questions gained so far, and its probability
  for (let n = 0; n < count; n += 1) {
    const after = new Map();
    const add = (gain, chance) => after.set(gain, (after.get(gain) ?? 0) + chance);
    for (const [gain, chance] of gains) {
      add(gain + 1, chance * FIXED);
      add(gain - 1, chance * BROKEN);
      add(gain, chance * (1 - FIXED - BROKEN));
    }
    gains = after;
  }
  const sum = (counts) =>
    [...gains].reduce((all, [gain, chance]) => all + (counts(gain) ? chance : 0), 0);
  return {
    ahead: sum((gain) => gain > 0),
    level: sum((gain) => gain === 0),
    behind: sum((gain) => gain < 0),
  };
}
write(
  'tuning.csv',
  ['questions', 'new version', 'percent'],
  [20, 60, 120, 240, 500, 1000, 2000].flatMap((count) =>
    Object.entries(chances(count)).map(([how, chance]) => [count, how, percent(chance, 1)]),
  ),
);
