// Counts the packages that express@4.21.2 installs, by year of release. packages.json has the day of each release.
// If given the folder of an installation, rewrites that file and prints the people named in each package.json:
// npm install express@4.21.2 --before=2025-05-20 --ignore-scripts; node make.mjs folder
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const STORED = path.join(import.meta.dirname, 'packages.json');
const [folder] = process.argv.slice(2);

/** Days of the tagged commits, for packages without a changelog that `readDay` can read. */
const TAGGED = {
  'array-flatten@1.1.1': '2015-07-09',
  'cookie@0.7.1': '2024-10-03',
  'destroy@1.2.0': '2022-03-20',
  'ee-first@1.1.1': '2015-05-25',
  'encodeurl@2.0.0': '2024-03-28',
  'escape-html@1.0.3': '2015-09-01',
  'express@4.21.2': '2024-12-05',
  'inherits@2.0.4': '2019-06-19',
  'ipaddr.js@1.9.1': '2019-07-03',
  'merge-descriptors@1.0.3': '2023-11-17',
  'mime@1.6.0': '2017-11-24',
  'ms@2.0.0': '2017-05-16',
  'ms@2.1.3': '2020-12-08',
  'path-to-regexp@0.1.12': '2024-12-05',
  'qs@6.13.0': '2024-08-01',
  'safe-buffer@5.2.1': '2020-05-10',
  'safer-buffer@2.1.2': '2018-04-08',
  'setprototypeof@1.2.0': '2019-07-17',
  'utils-merge@1.0.1': '2017-09-19',
};

/** Returns the day beside a version in a package's changelog. */
function readDay(directory, version) {
  const file = readdirSync(directory).find((name) => /^(?:changelog|history)/i.test(name));
  const lines = readFileSync(path.join(directory, file), 'utf8').split('\n');
  const days = lines
    .filter((line) => line.match(/\d+\.\d+\.\d+/)?.[0] === version)
    .flatMap((line) => line.match(/\d{4}-\d\d-\d\d/) ?? []);
  return days[0];
}

function nameOf(person) {
  return (typeof person === 'string' ? person : (person.name ?? ''))
    .replace(/\s*[<(].*$/, '')
    .trim();
}

/** Returns the day of release of each installed package, and prints it with the people it names. */
function readPackages(root) {
  const {packages} = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const places = Object.keys(packages).filter(Boolean);
  return places.map((place) => {
    const directory = path.join(root, place);
    const {name, version, author, contributors, maintainers} = JSON.parse(
      readFileSync(path.join(directory, 'package.json'), 'utf8'),
    );
    const people = [author, contributors, maintainers].flat().filter(Boolean).map(nameOf);
    const release = `${name}@${version}`;
    const day = TAGGED[release] ?? readDay(directory, version);
    console.log([release, day, [...new Set(people)].join('; ')].join(', '));
    return [release, day];
  });
}

if (folder) {
  const days = Object.fromEntries(readPackages(folder));
  writeFileSync(STORED, `${JSON.stringify(days, null, 2)}\n`);
}

const days = Object.values(JSON.parse(readFileSync(STORED, 'utf8')));
const years = Array.from({length: 12}, (_, place) => String(2014 + place));
const counted = years.map((year) => [year, days.filter((day) => day.startsWith(year)).length]);
const text = [['year', 'packages'], ...counted].map((row) => `${row.join(',')}\n`).join('');
writeFileSync(path.join(import.meta.dirname, 'years.csv'), text);
