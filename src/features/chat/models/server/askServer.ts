import {addressSpace} from './addressSpace';
import {explainFailure} from './explainFailure';
import {isMissingModel} from './isMissingModel';
import {ModelError} from '../ModelError';
import {type PatientSignal, patientSignal} from './patientSignal';
import {serverSentence} from './serverSentence';

export interface ServerRequest {
  readonly origin: string;
  readonly path: string;
  /** Sent as JSON with POST; without it the request is a GET. */
  readonly body?: unknown;
  readonly signal: AbortSignal;
  /** How long the answer may take, in milliseconds, unless its clock is stopped before. */
  readonly patience: number;
}

/** Everything the page ever sends to a model's server: no cookies, no referrer, and never on to another address. */
function requestInit({origin, body, signal}: ServerRequest): RequestInit {
  const init = {
    mode: 'cors',
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
    // Lets a page of https ask an http server of the reader's own network, in browsers that ask the reader first.
    ...(addressSpace(origin) === 'local' ? {targetAddressSpace: 'local'} : {}),
  } satisfies RequestInit & {targetAddressSpace?: string};
  return body === undefined
    ? init
    : {
        ...init,
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify(body),
      };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.startsWith('<') ? '' : text;
  }
}

/** The error of an answer whose status is not 2xx. */
async function explainStatus(origin: string, response: Response): Promise<ModelError> {
  const {status} = response;
  const body = await readBody(response);
  const said = serverSentence(body);
  if (isMissingModel(status, body)) {
    return new ModelError('model-missing', `The server does not have this model: ${said}`);
  }
  if (status === 401) {
    return new ModelError('refused', `${origin} wants a key, and this page sends none.`);
  }
  if (status === 403) {
    return new ModelError('refused', `${origin} does not allow this site to ask it.`);
  }
  return new ModelError('bad-answer', `${origin} answered with error ${status}. ${said}`.trim());
}

/** An answer whose body is still to be read. Its clock runs on, and must be released when the body has been read. */
export interface ServerAnswer {
  readonly response: Response;
  readonly clock: PatientSignal;
}

/**
 * Asks a model's server.
 * @throws ModelError; the signal's reason when it is aborted.
 */
export async function askServer(
  request: ServerRequest,
  fetcher: typeof fetch = fetch,
): Promise<ServerAnswer> {
  const {origin, path, signal, patience} = request;
  const clock = patientSignal(signal, patience);
  let response: Response;
  try {
    response = await fetcher(`${origin}${path}`, requestInit({...request, signal: clock.signal}));
  } catch (cause) {
    clock.release();
    signal.throwIfAborted();
    if (clock.timedOut()) {
      const seconds = Math.round(patience / 1000);
      throw new ModelError('unreachable', `${origin} did not answer within ${seconds} seconds.`);
    }
    throw await explainFailure(origin, fetcher, signal, cause);
  }
  if (!response.ok) {
    try {
      throw await explainStatus(origin, response);
    } finally {
      clock.release();
    }
  }
  return {response, clock};
}
