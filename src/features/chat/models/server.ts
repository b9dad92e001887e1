import {EventSourceParserStream} from 'eventsource-parser/stream';
import {parseUrl} from '../../../lib/paths';
import type {AnswerModel} from './types';
import {ModelError, modelError} from './types';

/**
 * The address of a server as its API has it, such as `http://localhost:11434/v1`, from what a reader
 * typed: scheme and `/v1` may be missing.
 *
 * @throws ModelError with the sentence to show
 */
export function parseServerAddress(typed: string): string {
  const text = typed.trim();
  const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || /[\s%]/.test(url.hostname)) {
    throw new ModelError('This is not an address. An address looks like http://localhost:11434.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new ModelError(
      'Leave the user name and password out of the address; they are never sent.',
    );
  }
  // What servers print as where they listen is no address to ask at.
  const host = url.hostname === '0.0.0.0' ? url.host.replace('0.0.0.0', 'localhost') : url.host;
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.protocol}//${host}${path.endsWith('/v1') ? path : `${path}/v1`}`;
}

type SaidError = string | {readonly message?: string} | undefined;

/** What a server says about its error, in one short line. */
function sentenceOf(error: SaidError): string {
  const said = typeof error === 'string' ? error : error?.message;
  return (said ?? '').replace(/\s+/g, ' ').slice(0, 200);
}

/**
 * Sends a request to a model's server: no cookies, no referrer, and never on to another address.
 *
 * @throws ModelError
 */
async function request(url: string, init: RequestInit): Promise<Response> {
  const {origin} = new URL(url);
  const response = await fetch(url, {
    ...init,
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    throw new ModelError(
      `No answer from ${origin}. Either no server is running there, or it does not accept requests from this site.`,
      {cause},
    );
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as {error?: SaidError};
    throw new ModelError(
      `${origin} answered with error ${response.status}. ${sentenceOf(body.error)}`.trim(),
    );
  }
  return response;
}

/** Milliseconds after which a server that says nothing is taken for none. */
const LIST_TIMEOUT = 10_000;

/**
 * The models a server has, by name.
 *
 * @param address as `parseServerAddress` gives it
 * @throws ModelError; the signal's reason when it is aborted
 */
export async function listModels(address: string, signal: AbortSignal): Promise<string[]> {
  try {
    const response = await request(`${address}/models`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIST_TIMEOUT)]),
    });
    const {data} = (await response.json()) as {data: {id: unknown}[]};
    return data.flatMap(({id}) => (typeof id === 'string' ? [id] : []));
  } catch (cause) {
    throw modelError(cause, signal, `${address} did not answer with a list of models.`);
  }
}

/** The text of an event of an answer. */
function pieceOf(data: string): string {
  const {choices, error} = JSON.parse(data) as {
    choices?: {delta?: {content?: unknown}}[];
    error?: SaidError;
  };
  if (error) {
    throw new ModelError(`The server stopped with an error. ${sentenceOf(error)}`.trim());
  }
  const content = choices?.[0]?.delta?.content;
  return typeof content === 'string' ? content : '';
}

/** Reads events until `[DONE]`. */
async function* readPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) {
        throw new ModelError('The answer broke off before it was complete.');
      }
      if (value.data === '[DONE]') {
        return;
      }
      yield pieceOf(value.data);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * A model at a server that speaks OpenAI's API, as Ollama, llama.cpp, LM Studio and vLLM do.
 *
 * @param address as `parseServerAddress` gives it
 */
export function serverModel(address: string, name: string): AnswerModel {
  return {
    async *stream(messages, signal) {
      try {
        const response = await request(`${address}/chat/completions`, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify({model: name, messages, stream: true, temperature: 0.2}),
          signal,
        });
        if (!response.body) {
          throw new ModelError('The server sent an empty answer.');
        }
        yield* readPieces(response.body);
      } catch (cause) {
        throw modelError(cause, signal, 'The server’s answer could not be read.');
      }
    },
  };
}
