import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createServer} from '../../../src/cli/lib/createServer.mjs';
import {graphFrames} from './graphFrames';
import {syntheticGraph} from './syntheticGraph';

const MANY_POSTS = 2000;

/** Frames a second of the map while it is panned: with this site's posts, and with many. */
async function run(dir: string): Promise<void> {
  const server = createServer({dir});
  server.listen(0);
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    console.log('| Posts | frames a second | gap, 95 % below |\n| --: | --: | --: |');
    for (const graph of [undefined, syntheticGraph(MANY_POSTS)]) {
      const {posts, perSecond, gap95} = await graphFrames(address, graph);
      console.log(`| ${posts} | ${perSecond.toFixed(0)} | ${gap95.toFixed(0)} ms |`);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

await run(path.resolve(process.argv[2] ?? 'build'));
