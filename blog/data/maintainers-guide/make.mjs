// Simulates five years of a maintainer's evenings, by the number of options merged each year. Writes
// backlog.csv, second.csv, list.csv and switches.csv beside itself.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

function write(name, header, rows) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, [header, ...rows].map((row) => `${row.join(',')}\n`).join(''));
}

const WEEKS = 50; // a year with free evenings
const HOURS = 4; // a week
const TRIAGE = 1 / 3; // hours a week
const REPAIRS = 3; // hours of work on confirmed bugs that are reported each week
const MERGE = 3; // hours to review and document a new option
const KEEP = 45 / 5 / WEEKS; // hours a week that a merged option costs: 45 in five years

const TEACHING = 20; // hours that a second maintainer takes from the first, once
const SECOND = 2; // hours a week that they then give

/** Returns the hours of accepted work that wait, by week; a second maintainer starts in week `joined`. */
function backlog(perYear, joined = Infinity) {
  const waiting = [];
  let open = 0;
  let options = 0;
  for (let week = 1; week <= 5 * WEEKS; week += 1) {
    const merged = Math.floor((week * perYear) / WEEKS) - options;
    open += REPAIRS + options * KEEP + merged * MERGE;
    options += merged;
    open += week === joined ? TEACHING : 0;
    open = Math.max(0, open - (HOURS - TRIAGE) - (week > joined ? SECOND : 0));
    waiting.push(open);
  }
  return waiting;
}

const rows = [];
for (const perYear of [0, 1, 2, 4, 8]) {
  const waiting = backlog(perYear);
  for (let week = 10; week <= waiting.length; week += 10) {
    rows.push([(week / WEEKS).toFixed(1), `${perYear} a year`, waiting[week - 1].toFixed(1)]);
  }
}
write('backlog.csv', ['year', 'merged', 'hours'], rows);

const helped = [];
for (const [who, joined] of [
  ['alone', Infinity],
  ['from the first year', WEEKS],
  ['from the third year', 3 * WEEKS],
]) {
  const waiting = backlog(4, joined);
  for (let week = 10; week <= waiting.length; week += 10) {
    helped.push([(week / WEEKS).toFixed(1), who, waiting[week - 1].toFixed(1)]);
  }
}
write('second.csv', ['year', 'second', 'hours'], helped);

// Open issues if 3 of 8 new ones a week survive triage and 2 are fixed, with three ways to help.
const lists = [];
for (const [lever, arrive, fixed] of [
  ['sorting only', 3, 2],
  ['one more fixed every two weeks', 3, 2.5],
  ['and one more declined every two weeks', 2.5, 2.5],
  ['and a page that saves one every two weeks', 2, 2.5],
]) {
  for (let week = 0; week <= 52; week += 4) {
    lists.push([week, lever, Math.max(0, 60 + week * (arrive - fixed))]);
  }
}
write('list.csv', ['week', 'lever', 'open'], lists);

// Numbers of pairs and combinations of switches that users can set.
const switches = [];
for (let count = 1; count <= 12; count += 1) {
  switches.push([count, (count * (count - 1)) / 2, 2 ** count]);
}
write('switches.csv', ['switches', 'pairs', 'combinations'], switches);
