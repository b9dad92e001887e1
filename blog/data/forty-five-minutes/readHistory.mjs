// Counts the tests of each kind in the history of this repository and writes them to history.json. Run
// `node readHistory.mjs --write` in a clone with the whole history.
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const LAST = '8c08b95';
function git(args) {
  try {
    return execFileSync('git', args, {cwd: import.meta.dirname, maxBuffer: 1 << 30}).toString();
  } catch (error) {
    // `git grep` exits with 1 if it finds nothing.
    if (error.status === 1) return '';
    throw error;
  }
}

/** Returns the kind of tests in a file; undefined if it has none. */
function kindOf(file) {
  if (/\.(?:e2e|spec)\.ts$/.test(file)) {
    return file.startsWith('tests/nightly/') ? 'nightly browser' : 'browser';
  }
  if (!/\.test\.tsx?$/.test(file)) return undefined;
  if (file.startsWith('tests/nightly/')) return 'nightly';
  return file.startsWith('tests/built/') ? 'built pages' : 'unit';
}

function readHistory() {
  const commits = git(['log', '--reverse', '--first-parent', '--format=%h %ct', LAST])
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const started = Number(commits[0][1]);
  // The last commit in each span of two hours.
  const last = new Map(commits.map(([hash, time]) => [Math.floor((time - started) / 7200), hash]));
  return [...last].map(([slot, hash]) => {
    const counts = {};
    const found = git([
      'grep',
      '-c',
      '--full-name',
      '-E',
      '^ *test(\\.[a-zA-Z]+)*\\(',
      hash,
      '--',
      ':(top)*.ts',
      ':(top)*.tsx',
    ]);
    for (const line of found.trim().split('\n').filter(Boolean)) {
      const [, file, count] = /^\w+:(.*):(\d+)$/.exec(line);
      const kind = kindOf(file);
      if (kind) counts[kind] = (counts[kind] ?? 0) + Number(count);
    }
    return {hours: (slot + 1) * 2, hash, counts};
  });
}

if (process.argv[2] === '--write') {
  const file = fileURLToPath(new URL('history.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(readHistory(), undefined, 1)}\n`);
}
