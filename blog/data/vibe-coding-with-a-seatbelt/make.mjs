// Writes lines.csv and changes.csv from measured.json. With `--measure <folder>`, first sorts the last 200
// changes of eight repositories before the day of the post. The folder has clones at owner+name/repo.
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const UNTIL = '2025-08-07T12:00Z';
const REPOSITORIES = [
  'fastify/fastify',
  'jestjs/jest',
  'mikro-orm/mikro-orm',
  'modelcontextprotocol/typescript-sdk',
  'mongodb-js/mongodb-mcp-server',
  'prettier/prettier',
  'reduxjs/redux',
  'typescript-eslint/typescript-eslint',
];
const CLOSELY = [
  /auth|login|session|permission/,
  /payment|invoice|ledger/,
  /migration|\.sql$/,
  /package(-lock)?\.json$|requirements.*\.txt$/,
  /\.github\/workflows|Dockerfile|\.env/,
];
const isClose = (file) => CLOSELY.some((rule) => rule.test(file));

/** The rules of the first version of the post. */
function first(file, changed, binary) {
  if (binary || isClose(file)) return 'read every line';
  if (changed > 150) return 'split it';
  return /\.test\.|^test\//.test(file) ? 'read first' : 'skim';
}

/** The rules in the post. */
function second(file, changed, binary) {
  if (/(^|\/)(package-lock\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(file))
    return 'let a tool check';
  if (/\.snap$|(^|\/)(snapshots|fixtures|dist|\.yarn)\//.test(file)) return 'generate again';
  if (binary || isClose(file)) return 'read every line';
  if (/\.(test|spec)\.|(^|\/)(__tests__|tests?|e2e)\//.test(file)) return 'read first';
  return changed > 150 ? 'split it' : 'skim';
}

const RULES = {first, second};
/** From the strictest to the laxest. */
const VERDICTS = [
  'read every line',
  'split it',
  'read first',
  'skim',
  'let a tool check',
  'generate again',
];

function measure(clones) {
  return REPOSITORIES.map((repository) => {
    const cwd = path.join(clones, repository.replace('/', '+'), 'repo');
    const git = (...args) =>
      execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 1 << 30}).trim();
    const commits = git('log', '--first-parent', `--until=${UNTIL}`, '-200', '--format=%H');
    const result = {repository, changes: 0, first: {}, second: {}, closely: []};
    for (const commit of commits.split('\n')) {
      const numstat = git('diff', '--numstat', '--no-renames', `${commit}^1`, commit);
      if (!numstat) continue;
      result.changes += 1;
      let close;
      for (const line of numstat.split('\n')) {
        const [added, removed, file] = line.split('\t');
        const binary = added === '-';
        const changed = binary ? 0 : Number(added) + Number(removed);
        for (const [name, rule] of Object.entries(RULES)) {
          const verdict = rule(file, changed, binary);
          result[name][verdict] = (result[name][verdict] ?? 0) + changed;
        }
        if (second(file, changed, binary) === VERDICTS[0]) close = (close ?? 0) + changed;
      }
      if (close !== undefined) result.closely.push(close);
    }
    result.closely.sort((a, b) => a - b);
    return result;
  });
}

const at = process.argv.indexOf('--measure');
if (at > 0) {
  const rows = measure(process.argv[at + 1]).map((row) => JSON.stringify(row));
  writeFileSync(path.join(folder, 'measured.json'), `[\n${rows.join(',\n')}\n]\n`);
}
const rows = JSON.parse(readFileSync(path.join(folder, 'measured.json'), 'utf8'));
const write = (name, table) =>
  writeFileSync(path.join(folder, name), table.map((row) => `${row.join(',')}\n`).join(''));

const sum = (rules, verdict) => rows.reduce((total, row) => total + (row[rules][verdict] ?? 0), 0);
const total = VERDICTS.reduce((lines, verdict) => lines + sum('second', verdict), 0);
write('lines.csv', [
  ['verdict', 'first', 'second', 'percent'],
  ...VERDICTS.map((verdict) => [
    verdict,
    sum('first', verdict),
    sum('second', verdict),
    ((100 * sum('second', verdict)) / total).toFixed(1),
  ]),
]);
const closely = rows.flatMap((row) => row.closely).sort((a, b) => a - b);
const changes = rows.reduce((count, row) => count + row.changes, 0);
write('changes.csv', [
  ['repository', 'changes', 'with lines to read', 'median', 'ninth of ten', 'largest'],
  ...[...rows, {repository: 'all', changes, closely}].map((row) => [
    row.repository,
    row.changes,
    row.closely.length,
    row.closely[row.closely.length >> 1],
    row.closely[Math.floor(0.9 * row.closely.length)],
    row.closely.at(-1),
  ]),
]);
