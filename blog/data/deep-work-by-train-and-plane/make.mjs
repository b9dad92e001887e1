// Writes stretches.csv from measured.json. With `--measure <folder>`, first reads ten years of commits of six
// repositories. The folder has clones at owner+name/repo.
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const REPOSITORIES = [
  'curl/curl',
  'hashicorp/terraform',
  'jestjs/jest',
  'prettier/prettier',
  'rails/rails',
  'rust-lang/cargo',
];
/** Longest pauses within a stretch, in minutes. */
const PAUSES = [60, 90, 120];
const NIGHT = 6 * 60;
const STEP = 15;

/** Returns the times of an author's commits in minutes, for each address with at least 200 that is not a bot's. */
function readAuthors(clones, repository) {
  const cwd = path.join(clones, repository.replace('/', '+'), 'repo');
  const log = execFileSync(
    'git',
    ['log', '--no-merges', '--since=2012-10-25', '--until=2022-10-25', '--format=%at %ae'],
    {cwd, encoding: 'utf8', maxBuffer: 1 << 30},
  );
  const authors = new Map();
  for (const line of log.trim().split('\n')) {
    const [time, author] = line.split(' ');
    if (author.includes('[bot]')) continue;
    authors.set(author, [...(authors.get(author) ?? []), Number(time) / 60]);
  }
  return [...authors.values()].filter((times) => times.length >= 200);
}

/** Splits sorted times wherever two are more than `pause` minutes apart. */
function split(times, pause) {
  const pieces = [];
  let last = -Infinity;
  for (const time of times) {
    if (time - last > pause) pieces.push([]);
    pieces.at(-1).push(time);
    last = time;
  }
  return pieces;
}

function measure(clones) {
  const authors = REPOSITORIES.flatMap((repository) => readAuthors(clones, repository));
  const days = authors.flatMap((times) => {
    times.sort((a, b) => a - b);
    return split(times, NIGHT).filter((day) => day.length >= 3);
  });
  const longest = (pause) =>
    days
      .map((day) => Math.max(...split(day, pause).map((piece) => piece.at(-1) - piece[0])))
      .map(Math.round)
      .sort((a, b) => a - b);
  return {
    authors: authors.length,
    days: days.length,
    longest: Object.fromEntries(PAUSES.map((pause) => [pause, longest(pause)])),
  };
}

const at = process.argv.indexOf('--measure');
if (at > 0) {
  const {longest, ...counts} = measure(process.argv[at + 1]);
  const marks = [...Array.from({length: 17}, (_, index) => index * STEP), 185].sort(
    (a, b) => a - b,
  );
  const shares = PAUSES.flatMap((pause) =>
    marks.map((mark) => [pause, mark, longest[pause].filter((minutes) => minutes >= mark).length]),
  );
  const medians = PAUSES.map((pause) => longest[pause][longest[pause].length >> 1]);
  const lines = shares.map((share) => `    ${JSON.stringify(share)}`).join(',\n');
  writeFileSync(
    path.join(folder, 'measured.json'),
    `{\n  "authors": ${counts.authors},\n  "days": ${counts.days},\n  "medians": ${JSON.stringify(medians)},\n  "shares": [\n${lines}\n  ]\n}\n`,
  );
}
const {days, shares} = JSON.parse(readFileSync(path.join(folder, 'measured.json'), 'utf8'));
const rows = shares.map(
  ([pause, mark, count]) => `${mark},${pause} minutes,${((100 * count) / days).toFixed(1)}`,
);
writeFileSync(
  path.join(folder, 'stretches.csv'),
  ['minutes,pauses up to,percent', ...rows, ''].join('\n'),
);
