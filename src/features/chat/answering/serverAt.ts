import {connectServer} from '../models';
import type {ModelServer} from '../models/types';

const known = new Map<string, ModelServer>();

/**
 * The server at an address, asked once a visit which API it speaks.
 *
 * @throws ModelError; the signal's reason when it is aborted
 */
export async function serverAt(address: string, signal: AbortSignal): Promise<ModelServer> {
  const server = known.get(address) ?? (await connectServer(address, {signal}));
  known.set(address, server);
  return server;
}
