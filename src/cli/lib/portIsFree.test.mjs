import {createServer} from 'node:net';
import {expect, test} from 'vitest';
import {portIsFree} from './portIsFree.mjs';

test.each([undefined, '127.0.0.1'])(
  'sees a port held on %s, and that it is free afterwards',
  async (host) => {
    const holder = createServer();
    await new Promise((resolve) => holder.listen({port: 0, host}, () => resolve(undefined)));
    const {port} = /** @type {import('node:net').AddressInfo} */ (holder.address());

    expect(await portIsFree(port)).toBe(false);

    await new Promise((resolve) => holder.close(resolve));
    expect(await portIsFree(port)).toBe(true);
  },
);
