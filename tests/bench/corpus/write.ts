/**
 * `node --import jiti/register tests/bench/corpus/write.ts <folder> --posts 2000 [--tags 400]
 * [--plain] [--site]`: writes a corpus, or with `--site` a whole copy of this site that holds it.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {siteWithCorpus} from './siteWithCorpus';
import {writeCorpus} from './writeCorpus';

const USAGE = 'Usage: write.ts <folder> --posts <number> [--tags <number>] [--plain] [--site]';

try {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      posts: {type: 'string'},
      tags: {type: 'string', default: '400'},
      plain: {type: 'boolean', default: false},
      site: {type: 'boolean', default: false},
    },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0 || !values.posts) {
    throw new Error('Name one folder and the number of posts.');
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty; name a new folder.`);
  }
  const {plain} = values;
  const options = {posts: Number(values.posts), tags: Number(values.tags), plain};
  if (values.site) {
    siteWithCorpus(options, path.resolve(folder));
  } else {
    writeCorpus(folder, options);
  }
  console.log(
    `${options.posts} posts and ${options.tags} tags are in ${path.join(folder, 'blog')}`,
  );
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
