// Collects the builds that `npm run bench` measured. `runs/` has its output at three commits of this
// repository: 8e58dfe, 212138b and 95de6fb. Writes builds.csv, ratios.csv and growth.csv beside itself.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

const RUNS = ['A', 'B', 'C'];

const ROW =
  /^\| (This site|Plain Docusaurus) +\| +([\d,]+) \| +([\d.]+) s \| +([\d.]+) s \| +\d+ % \| +([\d.]+) GB \| +([\d,]+) MB/gm;

function writeCsv(name, rows) {
  const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))];
  writeFileSync(path.join(folder, name), `${lines.map((line) => line.join(',')).join('\n')}\n`);
}

const number = (text) => Number(text.replaceAll(',', ''));

const builds = RUNS.flatMap((run) => {
  const text = readFileSync(path.join(folder, `runs/${run}.txt`), 'utf8');
  return [...text.matchAll(ROW)].map(([, site, posts, cold, warm, memory, output]) => ({
    run: `Run ${run}`,
    site,
    posts: number(posts),
    cold: number(cold),
    warm: number(warm),
    memory: number(memory),
    output: number(output),
  }));
});
writeCsv('builds.csv', builds);

const of = (run, site, posts) =>
  builds.find(
    (build) => build.run === `Run ${run}` && build.site === site && build.posts === posts,
  );

writeCsv(
  'ratios.csv',
  RUNS.flatMap((run) =>
    [140, 500, 2000].flatMap((posts) => {
      const [ours, plain] = [of(run, 'This site', posts), of(run, 'Plain Docusaurus', posts)];
      return ours && plain
        ? [
            {
              run: `Run ${run}`,
              posts,
              cold: (plain.cold / ours.cold).toFixed(2),
              memory: (plain.memory / ours.memory).toFixed(2),
              output: (plain.output / ours.output).toFixed(2),
            },
          ]
        : [];
    }),
  ),
);

// Growth of each cost from 500 posts to 2,000, as the exponent of a power law: with 1, the cost grows as
// fast as the number of posts.
writeCsv(
  'growth.csv',
  RUNS.flatMap((run) =>
    ['This site', 'Plain Docusaurus'].flatMap((site) =>
      ['cold', 'memory', 'output'].flatMap((cost) => {
        const [small, large] = [of(run, site, 500), of(run, site, 2000)];
        return small && large
          ? [
              {
                run: `Run ${run}`,
                site,
                cost,
                exponent: (Math.log(large[cost] / small[cost]) / Math.log(4)).toFixed(2),
              },
            ]
          : [];
      }),
    ),
  ),
);
