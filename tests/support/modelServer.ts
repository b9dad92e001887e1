import type {IncomingMessage, ServerResponse} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';

export interface Message {
  readonly role: string;
  readonly content: string;
}

/** Returns the texts of the passages in the prompt, without their title lines. */
function passagesOf(messages: readonly Message[]): string[] {
  const prompt = messages.at(-1)?.content ?? '';
  return [...prompt.matchAll(/<passage number="\d+">\n.*\n([^]*?)\n<\/passage>/g)].map(
    (match) => match[1] ?? '',
  );
}

function firstSentence(text: string): string {
  return (/^.*?[^\s.!?]{3}(?=[.!?](?:\s|$))/s.exec(text)?.[0] ?? text.slice(0, 160)).replace(
    /\s+/g,
    ' ',
  );
}

/** Returns the first sentence of each of the first two passages, with a citation. */
export function honestAnswer(messages: readonly Message[]): string {
  const sentences = passagesOf(messages)
    .slice(0, 2)
    .map((text, index) => `${firstSentence(text)} [${index + 1}].`);
  return sentences.join(' ') || 'There were no passages.';
}

const MODELS = ['llama3.2:3b', 'mistral:7b'];

interface ModelCall {
  /** Method and path, such as `POST /v1/chat/completions`. */
  readonly name: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

/** Returns one event of a streamed answer. */
function chunk(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({choices: [{index: 0, delta, finish_reason: finish}]})}\n\n`;
}

function sendJson(response: ServerResponse, value: object): void {
  response.writeHead(200, {'content-type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify(value));
}

/**
 * Stands in for a reader's model server, such as llama.cpp, LM Studio or vLLM, on a free port. Has the
 * API of OpenAI and allows every origin.
 */
export class ModelServerStandIn {
  /** Address without a path. Empty until `start` has resolved. */
  url = '';
  private isHeld = false;
  readonly calls: ModelCall[] = [];
  /** Number of answers that the page canceled. */
  stopped = 0;
  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });
  private resolveReleased = (): void => undefined;
  private released = Promise.resolve();

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  /** Returns the requests to an endpoint, such as `POST /v1/chat/completions`. */
  callsOf(name: string): ModelCall[] {
    return this.calls.filter((call) => call.name === name);
  }

  /** Makes all later answers stop after three words until `release` is called. */
  hold(): void {
    this.isHeld = true;
    this.released = new Promise((resolve) => {
      this.resolveReleased = resolve;
    });
  }

  release(): void {
    this.isHeld = false;
    this.resolveReleased();
  }

  close(): void {
    this.resolveReleased();
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
    const words = honestAnswer(messages).match(/\s*\S+/g) ?? [];
    response.on('close', () => {
      this.stopped += response.writableFinished ? 0 : 1;
    });
    response.writeHead(200, {'content-type': 'text/event-stream'});
    response.write(`: connected\n\n${chunk({role: 'assistant', content: ''})}`);
    for (const [index, content] of words.entries()) {
      if (this.isHeld && index === 3) {
        await Promise.race([this.released, once(response, 'close')]);
      }
      response.write(chunk({content}));
    }
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  }
}
