import type {IncomingMessage, ServerResponse} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import {honestAnswer, hostileAnswer} from './modelAnswers';

/**
 * `slow`: says three pieces, and the rest after `release()`. `short`: ends in the middle, as if all
 * were well. `malformed`: no part can be read.
 */
type Mode = 'normal' | 'slow' | 'short' | 'malformed' | 'hostile';

interface ModelCall {
  /** Such as `POST /v1/chat/completions`. */
  readonly name: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

/** Answers of OpenAI's API as llama.cpp, LM Studio and vLLM give them. */
const CREATED = 1_748_764_800;

function chunk(model: string, delta: object, finish: string | null = null): string {
  const event = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: CREATED,
    model,
    choices: [{index: 0, delta, finish_reason: finish}],
  };
  return `data: ${JSON.stringify(event)}\n\n`;
}

const openAiWire = {
  contentType: 'text/event-stream',
  models: (names: readonly string[]) => ({
    object: 'list',
    data: names.map((id) => ({id, object: 'model', created: CREATED, owned_by: 'library'})),
  }),
  missing: (model: string) => ({
    error: {
      message: `The model \`${model}\` does not exist.`,
      type: 'invalid_request_error',
      param: null,
      code: 'model_not_found',
    },
  }),
  begin: (model: string) => `: connected\n\n${chunk(model, {role: 'assistant', content: ''})}`,
  piece: (model: string, content: string) => chunk(model, {content}),
  end: (model: string) => `${chunk(model, {}, 'stop')}data: [DONE]\n\n`,
  broken: () => 'data: {"id": "chatcmpl-1", "model\n\n',
};

function matches(origin: string, rule: string): boolean {
  const [start = '', end] = rule.split('*');
  return end === undefined ? origin === rule : origin.startsWith(start) && origin.endsWith(end);
}

/**
 * Does what Ollama does with origins: an allowed one is named in the answer, a preflight is answered, and any other is
 * refused with 403 and nothing that a page could read. A request without an origin passes. True when the request has
 * been answered.
 */
function answerOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  rules: readonly string[],
): boolean {
  const {origin} = request.headers;
  if (origin === undefined) {
    return false;
  }
  if (!rules.some((rule) => matches(origin, rule))) {
    response.writeHead(403).end();
    return true;
  }
  response.setHeader('access-control-allow-origin', rules.includes('*') ? '*' : origin);
  response.setHeader('vary', 'Origin');
  if (request.method !== 'OPTIONS') {
    return false;
  }
  response
    .writeHead(204, {
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS',
      'access-control-allow-headers': 'Authorization,Content-Type,User-Agent,Accept',
      'access-control-max-age': '43200',
    })
    .end();
  return true;
}

/** The origins that a server allows where nobody has set others. */
const LOCAL_ORIGINS = ['http://localhost', 'http://localhost:*', 'http://127.0.0.1:*'];

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  return JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
}

function sendJson(response: ServerResponse, value: object, status = 200): void {
  response.writeHead(status, {'content-type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify(value));
}

/** A stand-in for the model server of a reader, on a port of its own, which speaks OpenAI's API. */
export class ModelServerStandIn {
  /** Known once it has started, and to nobody else after it was closed. */
  url = '';
  mode: Mode = 'normal';
  origins: readonly string[] = LOCAL_ORIGINS;
  models: readonly string[] = ['llama3.2:3b', 'mistral:7b'];
  readonly calls: ModelCall[] = [];
  /** Answers that the page let go before they ended. */
  stopped = 0;
  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });
  private open = (): void => undefined;
  private gate = Promise.resolve();

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  /** Calls of one name, such as `POST /v1/chat/completions`. */
  callsOf(name: string): ModelCall[] {
    return this.calls.filter((call) => call.name === name);
  }

  /** Holds answers from now on. */
  hold(): void {
    this.mode = 'slow';
    this.gate = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  release(): void {
    this.mode = 'normal';
    this.open();
  }

  close(): void {
    this.open();
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = `${request.method ?? ''} ${new URL(request.url ?? '/', this.url).pathname}`;
    const body = await readBody(request);
    this.calls.push({name, headers: request.headers, body});
    if (answerOrigin(request, response, this.origins)) {
      return;
    }
    const model = String(body['model']);
    if (name === 'GET /') {
      response.end('A model server is running');
    } else if (name === 'GET /v1/models') {
      sendJson(response, openAiWire.models(this.models));
    } else if (name !== 'POST /v1/chat/completions') {
      response.writeHead(404, {'content-type': 'text/plain'}).end('404 page not found');
    } else if (!this.models.includes(model)) {
      sendJson(response, openAiWire.missing(model), 404);
    } else {
      await this.chat(response, model, body['messages'] as {role: string; content: string}[]);
    }
  }

  private async chat(
    response: ServerResponse,
    model: string,
    messages: readonly {role: string; content: string}[],
  ): Promise<void> {
    const {mode} = this;
    const say = mode === 'hostile' ? hostileAnswer : honestAnswer;
    const pieces = say(messages).match(/\s*\S+/g) ?? [];
    response.on('close', () => {
      this.stopped += response.writableFinished ? 0 : 1;
    });
    response.writeHead(200, {'content-type': openAiWire.contentType});
    response.write(openAiWire.begin(model));
    for (const [index, piece] of pieces.entries()) {
      if (mode === 'slow' && index === 3) {
        await Promise.race([this.gate, once(response, 'close')]);
      }
      if (mode === 'short' && index >= pieces.length / 2) {
        response.end();
        return;
      }
      response.write(mode === 'malformed' ? openAiWire.broken() : openAiWire.piece(model, piece));
    }
    response.end(mode === 'malformed' ? '' : openAiWire.end(model));
  }
}
