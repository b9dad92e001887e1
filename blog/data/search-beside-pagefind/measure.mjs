// Asks both engines every question, and this site's engine again without its synonyms, over the pages of a
// build. Writes the ranks of the right pages to measured.json. After `npm run build`, run
// `node blog/data/search-beside-pagefind/measure.mjs --write`.
// Each answer has the kind of the question, the rank of the right page (0 if it was not found) and the
// number of hits. The answers are in the order of the questions in `tests/fixtures`.
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(import.meta.dirname, '../../..');
const SETS = {
  'the posts’ words': 'queries',
  'readers’ words, tuned': 'golden-queries',
  'readers’ words, held back': 'golden-queries-held',
};

/** Wraps a function that loads files of an index, to remove the synonyms from its core. */
const withoutSynonyms = (load) => async (name) => {
  const bytes = await load(name);
  const file = JSON.parse(new TextDecoder().decode(bytes));
  return 'synonyms' in file
    ? new TextEncoder().encode(JSON.stringify({...file, synonyms: []}))
    : bytes;
};

async function askAll(build) {
  const {createJiti} = await import('jiti');
  const jiti = createJiti(import.meta.url);
  const load = (file) => jiti.import(path.join(root, 'tests', file));
  const [{embedded, folderLoader, pagefind}, {testQueries}, {indexedUrls}] = await Promise.all(
    ['bench/search/contenders.ts', 'support/testQueries.ts', 'support/builtIndex.ts'].map(load),
  );
  const urls = new Set(await indexedUrls(build));
  const other = await pagefind(build, (url) => urls.has(url));
  const answers = {};
  try {
    const engines = [
      ['this site', embedded(build), (load) => load],
      ['without synonyms', embedded(build), withoutSynonyms],
      ['Pagefind', other, (load) => load],
    ];
    for (const [engine, contender, change] of engines) {
      const {ask} = await contender.open(change(folderLoader(contender.folder).load));
      for (const [set, file] of Object.entries(SETS)) {
        const given = [];
        for (const {query, kind, expect} of testQueries(file)) {
          const hits = await ask(query);
          const place = hits.findIndex((hit) => expect.includes(hit)) + 1;
          given.push(`${kind} ${place} ${hits.length}`);
        }
        (answers[engine] ??= {})[set] = given;
      }
    }
  } finally {
    rmSync(other.folder, {recursive: true, force: true});
  }
  return answers;
}

if (process.argv[2] === '--write') {
  const answers = await askAll(path.join(root, 'build'));
  const file = fileURLToPath(new URL('measured.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(answers, undefined, 2)}\n`);
}
