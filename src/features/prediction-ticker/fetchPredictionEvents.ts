import type {Owner} from '../../lib/owner';
import type {PredictionItem} from './parsePredictionEvents';
import {parsePredictionEvents} from './parsePredictionEvents';

export type PredictionSource = NonNullable<Owner['predictions']>;

/** Time limit of each of the two attempts, in milliseconds. */
const ATTEMPT_TIMEOUT = 8000;

async function fetchList(address: string): Promise<unknown[]> {
  const response = await fetch(address, {signal: AbortSignal.timeout(ATTEMPT_TIMEOUT)});
  if (!response.ok) {
    throw new Error(`The prediction feed answered with status ${response.status}.`);
  }
  const body: unknown = await response.json();
  if (!Array.isArray(body)) {
    throw new TypeError('The prediction feed is not a JSON list.');
  }
  return body;
}

/**
 * Fetches the feed. After any failure, retries once through the proxy.
 *
 * @throws Error if the second attempt fails too
 */
export async function fetchPredictionEvents({
  feed,
  proxy,
  eventBase,
}: PredictionSource): Promise<PredictionItem[]> {
  const list = await fetchList(feed).catch(() => fetchList(`${proxy}${encodeURIComponent(feed)}`));
  return parsePredictionEvents(list, eventBase);
}
