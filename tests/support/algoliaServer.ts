import type {IncomingMessage, Server} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

type Index = Map<string, Record<string, unknown>>;

interface AlgoliaServer {
  readonly url: string;
  /** Names of all indexes, with their records by id. */
  readonly indexes: ReadonlyMap<string, Index>;
  readonly settings: ReadonlyMap<string, Record<string, unknown>>;
  /** Every call, such as `POST /1/indexes/site/batch`. */
  readonly calls: readonly string[];
  close(): void;
}

interface Options {
  readonly indexes?: Readonly<Record<string, readonly {objectID: string}[]>>;
  /** Gives a call's status and message in place of an answer. */
  readonly refuse?: (call: string) => {status: number; message: string} | undefined;
  /** Loses this many records of each batch. */
  readonly lose?: number;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  return JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
}

/** As much of Algolia's indexing API as a push uses; its tasks are done at once. */
export async function startAlgoliaServer(options: Options = {}): Promise<AlgoliaServer> {
  const indexes = new Map<string, Index>(
    Object.entries(options.indexes ?? {}).map(([name, records]) => [
      name,
      new Map(records.map((record) => [record.objectID, record])),
    ]),
  );
  const settings = new Map<string, Record<string, unknown>>();
  const calls: string[] = [];

  function indexNamed(name: string): Index {
    const index = indexes.get(name) ?? new Map<string, Record<string, unknown>>();
    indexes.set(name, index);
    return index;
  }

  function operate(name: string, body: Record<string, unknown>): void {
    const destination = String(body['destination']);
    if (body['operation'] === 'move') {
      indexes.set(destination, indexNamed(name));
      indexes.delete(name);
    } else {
      indexNamed(destination);
    }
  }

  function write(name: string, body: Record<string, unknown>): void {
    const index = indexNamed(name);
    const requests = body['requests'] as {body: {objectID: string}}[];
    for (const {body: record} of requests.slice(options.lose ?? 0)) {
      index.set(record.objectID, record);
    }
  }

  function answer(method: string, path: string, body: Record<string, unknown>): object | undefined {
    const [, , , name = '', action] = path.split('/').map(decodeURIComponent);
    const task = {taskID: calls.length, updatedAt: '', deletedAt: '', objectIDs: []};
    switch (`${method} ${action ?? ''}`) {
      case 'GET settings':
        return indexes.has(name) ? (settings.get(name) ?? {}) : undefined;
      case 'PUT settings':
        indexNamed(name);
        settings.set(name, body);
        return task;
      case 'POST operation':
        operate(name, body);
        return task;
      case 'POST batch':
        write(name, body);
        return task;
      case 'GET task':
        return {status: 'published', pendingTask: false};
      case 'POST query':
        return {hits: [], nbHits: indexNamed(name).size};
      case 'DELETE ':
        indexes.delete(name);
        return task;
      default:
        return undefined;
    }
  }

  const server: Server = createServer((request, response) => {
    void (async () => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const call = `${request.method ?? ''} ${pathname}`;
      calls.push(call);
      const body = await readBody(request);
      const refused = options.refuse?.(call);
      const answered = refused ? undefined : answer(request.method ?? '', pathname, body);
      const status = refused?.status ?? (answered ? 200 : 404);
      response.writeHead(status, {'content-type': 'application/json'});
      const message = refused?.message ?? 'Index does not exist';
      response.end(JSON.stringify(answered ?? {status, message}));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes,
    settings,
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
