import {askJson} from './askJson';
import {ModelError} from '../ModelError';
import {networkPermission} from './networkPermission';
import {ollamaServer} from './ollamaServer';
import {openAiServer} from './openAiServer';
import {parseOllamaTags} from './parseOllamaTags';
import {parseOpenAiModels} from './parseOpenAiModels';
import {parseServerAddress} from './parseServerAddress';
import {LIST_PATIENCE} from './patience';
import type {ModelServer} from '../types';

/** While the browser waits for the reader's word, so does the page; in milliseconds. */
const PATIENCE_FOR_A_PROMPT = 120_000;

const APIS = [
  {path: '/api/tags', parse: parseOllamaTags, open: ollamaServer},
  {path: '/v1/models', parse: parseOpenAiModels, open: openAiServer},
] as const;

interface ConnectOptions {
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal;
}

/** How much an error of one API says about the server; the one that says most is shown. */
function weight(error: ModelError): number {
  return ['bad-answer', 'unreachable', 'blocked', 'model-missing', 'refused'].indexOf(error.kind);
}

/**
 * Finds out which API is spoken at an address that a reader typed: Ollama's is tried first.
 * @throws ModelError; the signal's reason when it is aborted.
 */
export async function connectServer(
  address: string,
  {fetch: fetcher = fetch, signal = new AbortController().signal}: ConnectOptions = {},
): Promise<ModelServer> {
  const origin = parseServerAddress(address);
  const isAsking = (await networkPermission(origin)) === 'prompt';
  const patience = isAsking ? PATIENCE_FOR_A_PROMPT : LIST_PATIENCE;
  const errors: ModelError[] = [];
  for (const {path, parse, open} of APIS) {
    try {
      if (parse(await askJson({origin, path, signal, patience}, fetcher))) {
        return open(origin, fetcher);
      }
    } catch (error) {
      if (!(error instanceof ModelError)) {
        throw error;
      }
      errors.push(error);
      if (error.kind === 'unreachable' || error.kind === 'blocked') {
        break;
      }
    }
  }
  const [worst] = errors.sort((one, other) => weight(other) - weight(one));
  throw worst && worst.kind !== 'bad-answer'
    ? worst
    : new ModelError(
        'bad-answer',
        `Something answers at ${origin}, but it speaks neither Ollama's API nor OpenAI's.`,
      );
}
