// Writes the days between stable releases of ESLint from 2022 on, classified by the rule in the post. `releases.txt`
// has headings of the changelog: git show v9.12.0:CHANGELOG.md | grep -E '^v[0-9.]+ - .*202[2-4]$' > releases.txt
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const DAY = 864e5;
const releases = readFileSync(path.join(import.meta.dirname, 'releases.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, version, date] = line.match(/^v(\d+\.\d+\.\d+) - (.+\d{4})$/) ?? [];
    return version
      ? [{version, major: Number.parseInt(version, 10), day: new Date(`${date} UTC`)}]
      : [];
  })
  .filter(({day}) => day >= new Date('2022-01-01'))
  .toReversed();

function kindOf(gap) {
  if (gap <= 3) {
    return 'follow-up fix';
  }
  return gap <= 18 ? 'planned or early' : 'long gap';
}

const lines = ['date,version,kind,days'];
let [before] = releases;
for (const release of releases.slice(1)) {
  // Skips releases of an older major version.
  if (release.major >= before.major) {
    const gap = (release.day - before.day) / DAY;
    lines.push(
      [release.day.toISOString().slice(0, 10), release.version, kindOf(gap), gap].join(','),
    );
    before = release;
  }
}
writeFileSync(path.join(import.meta.dirname, 'gaps.csv'), `${lines.join('\n')}\n`);
