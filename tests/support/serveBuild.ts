import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {createServer as createNetServer} from 'node:net';
import path from 'node:path';
import {homeOf} from './builtPages';

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createNetServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface ServedBuild {
  /** Such as `http://localhost:43123`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves a build folder on a free port, below the site's base path, as `npm run serve` does. */
export async function serveBuild(folder: string): Promise<ServedBuild> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const {createServer} = await import('../../src/cli/lib/createServer.mjs');
  const server = createServer({dir: folder, base: homeOf(folder).baseUrl});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
