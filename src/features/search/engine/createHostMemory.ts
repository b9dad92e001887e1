import type {liteClient} from 'algoliasearch/lite';

type HostMemory = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** By the host's address, whatever else its entry says. */
function keyOf(host: unknown): string {
  const {url} = Object(host) as {url?: unknown};
  return typeof url === 'string' ? url : JSON.stringify(host);
}

/**
 * Which of Algolia's hosts are down, for as long as the page is open; the client forgets each after
 * 2 minutes by itself. Its own memory (algoliasearch 5.64) never finds what it stored: it asks with
 * the host and stores with the host and its state as key, and what it reads back has lost its methods.
 */
export function createHostMemory(): HostMemory {
  const hosts = new Map<string, unknown>();
  return {
    async get<Value>(key: unknown, defaultValue: () => Promise<Value>): Promise<Value> {
      const known = hosts.get(keyOf(key));
      return known === undefined ? defaultValue() : (known as Value);
    },
    set<Value>(key: unknown, value: Value): Promise<Value> {
      hosts.set(keyOf(key), value);
      return Promise.resolve(value);
    },
    delete(key) {
      hosts.delete(keyOf(key));
      return Promise.resolve();
    },
    clear() {
      hosts.clear();
      return Promise.resolve();
    },
  };
}
