import {addressSpace} from './addressSpace';
import {ModelError} from '../ModelError';
import {networkPermission} from './networkPermission';
import {patientSignal} from './patientSignal';

/** How long the probe waits, in milliseconds. */
const PROBE_TIME = 4000;

/** Whether browsers keep a page from asking there because it would be less safe than the page itself. */
function isMixedContent(origin: string): boolean {
  return (
    typeof location !== 'undefined' &&
    location.protocol === 'https:' &&
    origin.startsWith('http:') &&
    addressSpace(origin) !== 'loopback'
  );
}

/**
 * Why a request failed without an answer. A page is not told, so a second request that needs no permission of the
 * server (`no-cors`, without the page's origin in it) finds out whether anything answers there at all.
 */
export async function explainFailure(
  origin: string,
  fetcher: typeof fetch,
  signal: AbortSignal,
  cause: unknown,
): Promise<ModelError> {
  if ((await networkPermission(origin)) === 'denied') {
    return new ModelError(
      'blocked',
      `The browser does not let this site ask ${origin}. Allow access to your local network in the site's settings.`,
      {cause},
    );
  }
  const clock = patientSignal(signal, PROBE_TIME);
  try {
    await fetcher(`${origin}/`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: clock.signal,
    });
  } catch {
    signal.throwIfAborted();
    if (isMixedContent(origin)) {
      return new ModelError(
        'blocked',
        `Browsers do not let a page of https ask ${origin}, which is http on another machine. Give it https, or run it on this machine.`,
        {cause},
      );
    }
    return new ModelError('unreachable', `Nothing answers at ${origin}.`, {cause});
  } finally {
    clock.release();
  }
  return new ModelError(
    'refused',
    `A server answers at ${origin}, but it does not allow this site to ask it.`,
    {cause},
  );
}
