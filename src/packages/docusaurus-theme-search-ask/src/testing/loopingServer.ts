import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Starts a local server that redirects every path to the same path. Call `close` at the end. */
export async function loopingServer() {
  const requestedPaths: string[] = [];
  const server = createServer(({url = ''}, response) => {
    requestedPaths.push(url);
    response.writeHead(302, {location: url}).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, requestedPaths, close: () => void server.close()};
}
