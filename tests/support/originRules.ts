import type {IncomingMessage, ServerResponse} from 'node:http';

function matches(origin: string, rule: string): boolean {
  const [start = '', end] = rule.split('*');
  return end === undefined ? origin === rule : origin.startsWith(start) && origin.endsWith(end);
}

/**
 * Does what Ollama does with origins: an allowed one is named in the answer, a preflight is answered, and any other is
 * refused with 403 and nothing that a page could read. A request without an origin passes. True when the request has
 * been answered.
 */
export function answerOrigin(
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
