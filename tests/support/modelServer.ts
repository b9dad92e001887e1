import type {IncomingMessage, ServerResponse} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import {honestAnswer, hostileAnswer} from './modelAnswers';
import type {Message} from './modelAnswers';

/** `slow`: sends three chunks, and the rest after `release()`. */
type Mode = 'normal' | 'slow' | 'hostile';

const MODELS = ['llama3.2:3b', 'mistral:7b'];

interface ModelCall {
  /** Such as `POST /v1/chat/completions`. */
  readonly name: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

function chunk(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({choices: [{index: 0, delta, finish_reason: finish}]})}\n\n`;
}

function sendJson(response: ServerResponse, value: object): void {
  response.writeHead(200, {'content-type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify(value));
}

/**
 * A stand-in for a reader's model server on a free port, with OpenAI's API as llama.cpp, LM Studio
 * and vLLM have it. It allows every origin.
 */
export class ModelServerStandIn {
  /** Set by `start`; unreachable after `close`. */
  url = '';
  mode: Mode = 'normal';
  readonly calls: ModelCall[] = [];
  /** Number of answers that the page canceled. */
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

  /** Requests to one endpoint, such as `POST /v1/chat/completions`. */
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
    const name = `${request.method} ${request.url}`;
    const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
    this.calls.push({name, headers: request.headers, body});
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'Content-Type');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
    } else if (name === 'GET /v1/models') {
      sendJson(response, {object: 'list', data: MODELS.map((id) => ({id, object: 'model'}))});
    } else if (name !== 'POST /v1/chat/completions') {
      response.writeHead(404, {'content-type': 'text/plain'}).end('404 page not found');
    } else {
      await this.chat(response, body['messages'] as Message[]);
    }
  }

  private async chat(response: ServerResponse, messages: readonly Message[]): Promise<void> {
    const {mode} = this;
    const say = mode === 'hostile' ? hostileAnswer : honestAnswer;
    const pieces = say(messages).match(/\s*\S+/g) ?? [];
    response.on('close', () => {
      this.stopped += response.writableFinished ? 0 : 1;
    });
    response.writeHead(200, {'content-type': 'text/event-stream'});
    response.write(`: connected\n\n${chunk({role: 'assistant', content: ''})}`);
    for (const [index, content] of pieces.entries()) {
      if (mode === 'slow' && index === 3) {
        await Promise.race([this.gate, once(response, 'close')]);
      }
      response.write(chunk({content}));
    }
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  }
}
