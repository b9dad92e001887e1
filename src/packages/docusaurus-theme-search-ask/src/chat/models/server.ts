import {translate} from '@docusaurus/Translate';
import {EventSourceParserStream} from 'eventsource-parser/stream';
import type {AnswerModel} from './answerModel.js';
import {ModelError, readStream} from './answerModel.js';
import {LOCAL_HOSTS} from '../../settings.js';

/** Milliseconds until a server that does not list its models counts as silent. */
const LIST_TIMEOUT = 10_000;

/**
 * Base address of a server's API, such as `http://localhost:11434/v1`, from what a reader typed;
 * scheme and `/v1` may be missing.
 *
 * @param origins that the security policy allows beside the reader's own machine
 * @throws ModelError
 */
export function parseServerAddress(typed: string, origins: readonly string[]): string {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new ModelError(
      translate({
        id: 'theme.SearchAsk.chat.badAddress',
        message:
          'Enter an address such as http://localhost:11434, without a user name and password.',
        description: 'Error for the address of a model server',
      }),
    );
  }
  // Servers print 0.0.0.0 as the address they listen on, which browsers do not connect to.
  url.hostname = url.hostname.replace(/^0\.0\.0\.0$/, 'localhost');
  const {hostname, origin, pathname} = url;
  if (!LOCAL_HOSTS.includes(hostname) && !origins.includes(origin)) {
    throw new ModelError(
      translate(
        {
          id: 'theme.SearchAsk.chat.hostNotAllowed',
          message:
            'This site can’t connect to {origin}. Run the model on this machine, or ask the site’s owner to allow {origin}.',
          description: 'Error for the address of a model server that the site has not allowed',
        },
        {origin},
      ),
    );
  }
  return `${origin}${pathname.replace(/\/*$/, '').replace(/\/v1$/, '')}/v1`;
}

/** An error in a server's JSON, which is an object or a string. */
interface ErrorBody {
  readonly error?: string | {readonly message?: string};
}

/** The message of an error, on one short line. */
function messageOf({error}: ErrorBody): string {
  const message = typeof error === 'string' ? error : error?.message;
  return (message ?? '').replace(/\s+/g, ' ').slice(0, 200);
}

/** Sends a request without cookies and referrer, and never on to another address. */
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
      translate(
        {
          id: 'theme.SearchAsk.chat.noServer',
          message:
            'No answer from {origin}. Either no server is running there, or it does not accept requests from this site.',
          description: 'Error for a model server that does not answer',
        },
        {origin},
      ),
      {cause},
    );
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as ErrorBody;
    throw new ModelError(
      translate(
        {
          id: 'theme.SearchAsk.chat.serverError',
          message: '{origin} answered with error {status}. {message}',
          description: 'Error for a model server; {message} is in its own words, or empty',
        },
        {origin, status: String(response.status), message: messageOf(body)},
      ).trim(),
    );
  }
  return response;
}

/**
 * Names of a server's models.
 *
 * @param address from `parseServerAddress`
 * @throws ModelError, or another error if the answer is no list of models
 */
export async function listModels(address: string): Promise<string[]> {
  const signal = AbortSignal.timeout(LIST_TIMEOUT);
  const response = await request(`${address}/models`, {signal});
  const {data} = (await response.json()) as {data: {id: unknown}[]};
  return data.flatMap(({id}) => (typeof id === 'string' ? [id] : []));
}

const brokeOff = (): string =>
  translate({
    id: 'theme.SearchAsk.chat.brokeOff',
    message: 'The answer broke off before it was complete.',
    description: 'Error in the middle of an answer',
  });

/** The text in one event of an answer. */
function pieceOf(data: string): string {
  const chunk = JSON.parse(data) as ErrorBody & {choices?: {delta?: {content?: string | null}}[]};
  if (chunk.error) {
    throw new ModelError(messageOf(chunk) || brokeOff());
  }
  return chunk.choices?.[0]?.delta?.content ?? '';
}

/**
 * A model on a server that speaks OpenAI's API, as Ollama, llama.cpp, LM Studio and vLLM do.
 *
 * @param address from `parseServerAddress`
 */
export function serverModel(address: string, model: string): AnswerModel {
  return async function* stream(messages, signal) {
    const {body} = await request(`${address}/chat/completions`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({model, messages, stream: true, temperature: 0.2}),
      signal,
    });
    const events = body
      ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .pipeThrough(new EventSourceParserStream());
    for await (const {data} of events ? readStream(events) : []) {
      if (data === '[DONE]') {
        return;
      }
      yield pieceOf(data);
    }
    throw new ModelError(brokeOff());
  };
}
