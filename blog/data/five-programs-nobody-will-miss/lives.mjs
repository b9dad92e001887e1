// Prints how long five programs lived and how many commits changed them after the first one. Run
// `node lives.mjs --print` in a clone with the whole history.
import {execFileSync} from 'node:child_process';

/** Commits that deleted the programs, and the main files of each. */
const PROGRAMS = [
  [
    'Reports of dead links',
    'd063df08',
    ['links.ts', 'links/checkAddresses.ts', 'links/findLinks.ts', 'links/linkReport.ts'].map(
      (file) => `src/cli/author/${file}`,
    ),
  ],
  ['A newsletter as an HTML mail', 'd063df08', ['src/cli/author/digest/letter.ts']],
  ['Rules for code editors', 'be1f075f', ['src/cli/author/schema.ts', '.vscode/post.schema.json']],
  [
    'Notices for search engines',
    '0abd0130',
    ['src/cli/indexNow.mjs', 'src/cli/lib/changedPages.mjs'],
  ],
  ['Tools for agents in a browser', 'c9f5b7ec', ['src/features/page-tools/tools.ts']],
];

/** Returns the commits of a file before `end`, across renames: [hash, seconds]. */
function commitsOf(file, end) {
  const args = ['log', '--follow', '--format=%h %ct', `${end}^`, '--', file];
  const log = execFileSync('git', args, {cwd: import.meta.dirname, encoding: 'utf8'});
  return log
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

if (process.argv.includes('--print')) {
  for (const [name, end, files] of PROGRAMS) {
    const root = execFileSync('git', ['rev-parse', '--show-toplevel'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }).trim();
    const commits = new Map(files.flatMap((file) => commitsOf(`${root}/${file}`, end)));
    const [deleted] = execFileSync('git', ['log', '-1', '--format=%ct', end], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }).split('\n');
    const hours = (Number(deleted) - Math.min(...[...commits.values()].map(Number))) / 3600;
    console.log(
      name.padEnd(30),
      `${hours.toFixed(0)} hours`,
      `${commits.size - 1} commits after the first`,
    );
  }
}
