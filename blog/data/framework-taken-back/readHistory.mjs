// Reads the data for `make.mjs` from the history of this repository and writes them to history.json: lines
// of code by commit, lines of the code that changed the framework's output, and sizes of pages from the
// README of some commits. Run `node readHistory.mjs --write` in a clone with the whole history.
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const LAST = '88e9c3a';

/** Folders whose only purpose was to change what the framework sends to browsers or how it starts. */
const FRAMEWORK_FOLDERS = [
  'src/plugins/route-families/',
  'src/plugins/light-client/',
  'src/plugins/late-styles/',
  'src/plugins/late-highlighter/',
  'src/plugins/build-parts/',
  'src/plugins/kept-pages/',
  'src/plugins/whole-html/',
  'src/plugins/patient-reload/',
  'src/features/page-shell/',
  'src/components/ServedPart/',
  'src/plugins/late-client/',
  'src/plugins/light-styles/',
  'src/plugins/named-chunks/',
  'src/plugins/route-lookup/',
  'src/plugins/route-scripts/',
  'src/plugins/site-theme/',
];

function git(args, input) {
  return execFileSync('git', args, {cwd: folder, input, maxBuffer: 1 << 30});
}

/** Counts the lines of blobs with one git call, which prints "<hash> blob <size>" and the bytes of each. */
function countLines(hashes) {
  const output = git(['cat-file', '--batch'], `${hashes.join('\n')}\n`);
  const lines = new Map();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf(10, at);
    const [hash, , size] = output.subarray(at, end).toString().split(' ');
    const body = output.subarray(end + 1, end + 1 + Number(size));
    let count = 0;
    for (const byte of body) {
      count += byte === 10 ? 1 : 0;
    }
    lines.set(hash, count);
    at = end + 1 + Number(size) + 1;
  }
  return lines;
}

function readHistory() {
  const commits = git(['log', '--reverse', '--first-parent', '--format=%h %ct', LAST])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([hash, seconds]) => ({hash, seconds: Number(seconds)}));
  const started = commits[0].seconds;

  const trees = commits.map(({hash}) =>
    git(['ls-tree', '-r', '--full-tree', hash])
      .toString()
      .trim()
      .split('\n')
      .map((line) => /^\d+ blob (\w+)\t(.*)$/.exec(line))
      .filter((match) => match && /\.(?:ts|tsx|mjs|css)$/.test(match[2]))
      .map(([, blob, file]) => ({blob, file})),
  );
  const counted = countLines([...new Set(trees.flat().map(({blob}) => blob))]);

  const isTest = (file) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
  const sum = (files) => files.reduce((total, {blob}) => total + counted.get(blob), 0);

  const states = commits.map(({hash, seconds}, index) => {
    const files = trees[index];
    const source = files.filter(({file}) => file.startsWith('src/') && !isTest(file));
    return {
      hash,
      hours: (seconds - started) / 3600,
      source: sum(source),
      tests: sum(files.filter(({file}) => isTest(file))),
      between: sum(
        source.filter(({file}) => FRAMEWORK_FOLDERS.some((start) => file.startsWith(start))),
      ),
    };
  });

  const pages = [];
  // The last two commits are before and after the removal of this code.
  for (const [hash, when] of [
    ['84b4d53', '22 Nov early'],
    ['212138b', '22 Nov evening'],
    ['4f1952b', '24 Nov before'],
    ['88e9c3a', '24 Nov after'],
  ]) {
    const readme = git(['show', `${hash}:README.md`]).toString();
    for (const page of ['Home', 'A post with a component', 'A tag']) {
      const [, scripts, html, styles] =
        new RegExp(`^\\| ${page} +\\| +([\\d.]+) kB \\| +([\\d.]+) kB \\| +([\\d.]+) kB`, 'm').exec(
          readme,
        ) ?? [];
      pages.push({when, page, scripts, html, styles});
    }
  }
  return {states, pages};
}

if (process.argv[2] === '--write') {
  writeFileSync(path.join(folder, 'history.json'), `${JSON.stringify(readHistory())}\n`);
}
