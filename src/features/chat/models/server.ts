import {EventSourceParserStream} from 'eventsource-parser/stream';
import {parseUrl} from '../../../lib/parseUrl';
import type {AnswerModel} from './types';
import {ModelError} from './types';

/** Milliseconds until a list of models, and until the first and each next piece of an answer. */
const LIST_TIMEOUT = 10_000;
const PIECE_TIMEOUT = 120_000;
const MAX_ADDRESS = 300;
const MAX_ANSWER = 20_000;

/**
 * The address of a server as its API has it, such as `http://localhost:11434/v1`, from what a reader
 * typed: scheme and `/v1` may be missing.
 *
 * @throws ModelError with the sentence to show
 */
export function parseServerAddress(typed: string): string {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const url = text === '' || text.length > MAX_ADDRESS ? undefined : parseUrl(whole);
  if (!url) {
    throw new ModelError(
      'refused',
      'This is not an address. An address looks like http://localhost:11434.',
    );
  }
  if (!/^https?:$/.test(url.protocol) || /[\s%]/.test(url.hostname)) {
    throw new ModelError('refused', 'The address must begin with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new ModelError(
      'refused',
      'Leave the user name and password out of the address; they are never sent.',
    );
  }
  // What servers print as where they listen is no address to ask at.
  const host = url.hostname === '0.0.0.0' ? url.host.replace('0.0.0.0', 'localhost') : url.host;
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.protocol}//${host}${path.endsWith('/v1') ? path : `${path}/v1`}`;
}

/** Ends with a signal, or by itself. The oldest browsers of the site have no `AbortSignal.any`. */
function controllerOf(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) {
    controller.abort(signal.reason);
  }
  const end = () => controller.abort(signal.reason);
  signal.addEventListener('abort', end, {once: true, signal: controller.signal});
  return controller;
}

/** What a server says about its error, in one short line. */
async function sentenceOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    const body = JSON.parse(text) as {error?: string | {message?: string}};
    const said = typeof body.error === 'string' ? body.error : body.error?.message;
    return (said ?? '').replace(/\s+/g, ' ').slice(0, 200);
  } catch {
    return '';
  }
}

/**
 * Sends a request to a model's server: no cookies, no referrer, and never on to another address.
 *
 * @throws ModelError; the signal's reason when it is aborted
 */
async function request(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch (cause) {
    throw new ModelError(
      'unreachable',
      `No answer from ${new URL(url).origin}. Either no server is running there, or it does not accept requests from this site.`,
      {cause},
    );
  }
  if (!response.ok) {
    const said = await sentenceOf(response);
    throw new ModelError(
      'refused',
      `${new URL(url).origin} answered with error ${response.status}. ${said}`.trim(),
    );
  }
  return response;
}

/**
 * The models a server has, by name.
 *
 * @param address as `parseServerAddress` gives it
 * @throws ModelError; the signal's reason when it is aborted
 */
export async function listModels(address: string, signal: AbortSignal): Promise<string[]> {
  const controller = controllerOf(signal);
  const timer = setTimeout(() => controller.abort(), LIST_TIMEOUT);
  try {
    const response = await request(`${address}/models`, {}, controller.signal);
    const {data} = (await response.json()) as {data: {id: unknown}[]};
    return data.flatMap(({id}) => (typeof id === 'string' ? [id] : []));
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ModelError
      ? cause
      : new ModelError('broken', `${address} did not answer with a list of models.`, {cause});
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** The next piece of an answer; undefined for an event without text. */
function pieceOf(data: string): string | undefined {
  const {choices, error} = JSON.parse(data) as {
    choices?: {delta?: {content?: unknown}}[];
    error?: {message?: string} | string;
  };
  if (error) {
    const said = typeof error === 'string' ? error : error.message;
    throw new ModelError('refused', `The server stopped with an error. ${said ?? ''}`.trim());
  }
  const content = choices?.[0]?.delta?.content;
  return typeof content === 'string' && content !== '' ? content : undefined;
}

/** Reads events until `[DONE]`; gives up when none comes for too long. */
async function* readPieces(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let length = 0;
  try {
    for (;;) {
      const timer = setTimeout(() => controller.abort(), PIECE_TIMEOUT);
      const {done, value} = await reader.read().finally(() => clearTimeout(timer));
      if (done) {
        throw new ModelError('broken', 'The answer broke off before it was complete.');
      }
      if (value.data === '[DONE]') {
        return;
      }
      const piece = pieceOf(value.data);
      length += piece?.length ?? 0;
      if (length > MAX_ANSWER) {
        throw new ModelError('broken', 'The answer grew too long and was stopped.');
      }
      if (piece !== undefined) {
        yield piece;
      }
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
      const controller = controllerOf(signal);
      try {
        const response = await request(
          `${address}/chat/completions`,
          {
            method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({model: name, messages, stream: true, temperature: 0.2}),
          },
          controller.signal,
        );
        if (!response.body) {
          throw new ModelError('broken', 'The server sent an empty answer.');
        }
        yield* withoutThoughts(readPieces(response.body, controller));
      } catch (cause) {
        signal.throwIfAborted();
        throw cause instanceof ModelError
          ? cause
          : new ModelError('broken', 'The server’s answer could not be read.', {cause});
      }
    },
  };
}

const OPENS = '<think>';
const CLOSES = '</think>';

/** Leaves out what some models write before their answer, between `<think>` and `</think>`. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let isAnswer = false;
  for await (const piece of pieces) {
    if (isAnswer) {
      yield piece;
      continue;
    }
    held += piece;
    const start = held.trimStart();
    if (start.startsWith(OPENS)) {
      const end = start.indexOf(CLOSES);
      if (end < 0) {
        continue;
      }
      held = start.slice(end + CLOSES.length).trimStart();
    } else if (OPENS.startsWith(start)) {
      continue;
    }
    isAnswer = true;
    if (held !== '') {
      yield held;
    }
  }
  if (!isAnswer && held !== '' && !held.trimStart().startsWith(OPENS)) {
    yield held;
  }
}
