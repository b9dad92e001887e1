// node --import jiti/register tests/bench/search/engine.ts [build folder] [number of synthetic posts]
import {readPages} from '../../../src/plugins/search-index/buildRecords';
import {engineFigures} from './engineFigures';
import {syntheticPages} from './synthetic';

const QUERIES = [
  'kelly bankroll fraction',
  'vesting cliff',
  'open source license',
  'optoins',
  '#vesting',
  'llms.txt',
  'what is dilution',
  'interviewing when candidates use ai',
  'zzqxw',
];

const [folder = 'build', posts = '2000'] = process.argv.slice(2);
const pages = await readPages(folder);
console.log(await engineFigures(pages, QUERIES));
console.log(await engineFigures(syntheticPages(pages, Number(posts)), QUERIES));
