import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {AddressInfo, Server} from 'node:net';
import {createServer as createNetServer} from 'node:net';
import path from 'node:path';
import {homeOf} from './builtPages';

/** Starts a server on a free port of this machine, and returns the port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(0, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createNetServer();
  const port = await listen(server);
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
  const port = await listen(server, 'localhost');
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
