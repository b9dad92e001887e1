import {translate} from '@docusaurus/Translate';
import {EventSourceParserStream} from 'eventsource-parser/stream';
import type {ChatMessage} from './answerModel.js';
import {ModelError, readStream} from './answerModel.js';
import {parseUrl} from '../../parseUrl.js';
import {LOCAL_HOSTS} from '../../settings.js';

/** Milliseconds to wait for a server's list of models. */
const LIST_TIMEOUT = 10_000;
/** Maximum number of characters of a server's error message to show. */
const MAX_ERROR = 200;

/**
 * Returns the base address of a server's API: `http://localhost:11434/v1` for
 * `http://localhost:11434`.
 *
 * @param typed an address; its scheme may be missing
 * @param origins origins that the site allows besides the reader's own machine
 * @throws ModelError if the site does not allow the address
 */
export function parseServerAddress(typed: string, origins: readonly string[]): string {
  // Matches the host if the address has no scheme; the scheme is added below.
  const [bareHost] = /^[\w.-]+(?=(?::\d+)?(?:\/|$))/.exec(typed) ?? [];
  const scheme = LOCAL_HOSTS.includes(bareHost ?? '') ? 'http' : 'https';
  const address = bareHost === undefined ? typed : `${scheme}://${typed}`;
  const {protocol = '', hostname = '', origin = '', pathname = ''} = parseUrl(address) ?? {};
  const isAllowed = LOCAL_HOSTS.includes(hostname) || origins.includes(origin);
  if (!isAllowed || !/^https?:$/.test(protocol)) {
    throw new ModelError(
      translate(
        {
          id: 'theme.SearchAsk.chat.hostNotAllowed',
          message:
            'This site can’t connect to {origin}. Run the model on this machine, or ask the site’s owner to allow {origin}.',
          description: 'Error for the address of a model server that the site has not allowed',
        },
        {origin: protocol.startsWith('http') ? origin : typed.replace(/\s+/g, ' ')},
      ),
    );
  }
  return `${origin}${pathname.replace(/\/*$/, '').replace(/\/v1$/, '')}/v1`;
}

function unreachable(origin: string, cause: unknown): ModelError {
  const message = translate(
    {
      id: 'theme.SearchAsk.chat.noServer',
      message:
        'No answer from {origin}. Either no server is running there, or it does not accept requests from this site.',
      description: 'Error for a model server that does not answer',
    },
    {origin},
  );
  return new ModelError(message, {cause});
}

/** Sends a request without cookies or referrer, and follows no redirects. */
async function request(url: string, init: RequestInit): Promise<Response> {
  const {origin} = new URL(url);
  const response = await fetch(url, {
    ...init,
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    throw unreachable(origin, cause);
  });
  if (!response.ok) {
    const {status} = response;
    const message = translate(
      {
        id: 'theme.SearchAsk.chat.serverError',
        message: '{origin} answered with error {status}. {message}',
        description: 'Error for a model server; {message} is in its own words',
      },
      {origin, status: String(status), message: (await response.text()).slice(0, MAX_ERROR)},
    );
    throw new ModelError(message);
  }
  return response;
}

/**
 * Returns the names of a server's models.
 *
 * @param address result of `parseServerAddress`
 */
export async function listModels(address: string): Promise<string[]> {
  const signal = AbortSignal.timeout(LIST_TIMEOUT);
  const response = await request(`${address}/models`, {signal});
  try {
    const {data} = (await response.json()) as {data: ({id: unknown} | null)[]};
    return data.flatMap((model) => (typeof model?.id === 'string' ? [model.id] : []));
  } catch (cause) {
    throw unreachable(new URL(address).origin, cause);
  }
}

/** Data of an event: a piece of the answer, or an error. */
interface Chunk {
  readonly choices?: readonly {
    readonly delta?: {readonly content?: unknown};
    /** `stop` at the end of an answer, `length` if it became too long. */
    readonly finish_reason?: string | null;
  }[];
  readonly error?: unknown;
}

/**
 * Yields the answer to the last message, piece by piece, of a model on a server with OpenAI's API,
 * such as Ollama, llama.cpp, LM Studio or vLLM.
 *
 * @param address result of `parseServerAddress`
 * @throws ModelError if the server cannot be reached or reports an error; Error if the answer breaks off
 */
export async function* askServer(
  address: string,
  model: string,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const {body} = await request(`${address}/chat/completions`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({model, messages, stream: true, temperature: 0.2}),
    signal,
  });
  const events = body
    ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  let end: string | null | undefined;
  for await (const {data} of events ? readStream(events) : []) {
    if (data === '[DONE]') {
      end ??= 'stop';
      break;
    }
    const {error, choices} = (JSON.parse(data || 'null') ?? {}) as Chunk;
    if (error) {
      throw new ModelError(JSON.stringify(error).slice(0, MAX_ERROR));
    }
    const {delta, finish_reason: reason} = choices?.[0] ?? {};
    yield typeof delta?.content === 'string' ? delta.content : '';
    end = reason ?? end;
  }
  // Some servers end an answer with only one of `[DONE]` and a reason.
  if (!end || end === 'length') {
    throw new Error('The answer broke off.');
  }
}
