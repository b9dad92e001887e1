// Writes tokens.csv from measured.json. `node make.mjs --measure` first starts ten MCP servers and asks each
// for its tools. It needs the packages in PACKAGES, in a folder without the lock file of a project:
//
//   npm install --ignore-scripts gpt-tokenizer@4.0.0 <the packages>
//   unshare -rn node make.mjs --measure     # on Linux: without a network
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';

/** Current on 26 November 2025, by tags in the servers' repositories, except Firecrawl's, which is older. */
const PACKAGES = {
  filesystem: '@modelcontextprotocol/server-filesystem@2025.11.25',
  memory: '@modelcontextprotocol/server-memory@2025.11.25',
  github: '@modelcontextprotocol/server-github@2025.4.8',
  playwright: '@playwright/mcp@0.0.48',
  'chrome-devtools': 'chrome-devtools-mcp@0.10.2',
  context7: '@upstash/context7-mcp@1.0.30',
  firecrawl: 'firecrawl-mcp@3.5.2',
  notion: '@notionhq/notion-mcp-server@1.9.0',
  sentry: '@sentry/mcp-server@0.23.1',
  mongodb: 'mongodb-mcp-server@1.2.0',
  // Used by most of them, which would otherwise install a newer one.
  sdk: '@modelcontextprotocol/sdk@1.23.0',
};
const COMMANDS = {
  filesystem: ['mcp-server-filesystem', mkdtempSync(path.join(tmpdir(), 'mcp-'))],
  memory: ['mcp-server-memory'],
  github: ['mcp-server-github'],
  playwright: ['mcp-server-playwright'],
  'chrome-devtools': ['chrome-devtools-mcp'],
  context7: ['context7-mcp'],
  firecrawl: ['firecrawl-mcp'],
  notion: ['notion-mcp-server'],
  sentry: ['sentry-mcp', '--access-token', 'none', '--host', 'sentry.io'],
  mongodb: ['mongodb-mcp-server', '--connectionString', 'mongodb://127.0.0.1:1'],
};
const KEYS = {
  GITHUB_PERSONAL_ACCESS_TOKEN: 'none',
  FIRECRAWL_API_KEY: 'none',
  NOTION_TOKEN: 'none',
};
const folder = import.meta.dirname;

/** Starts a server and returns a function that sends it a message. */
function connect([command, ...args]) {
  const child = spawn(path.join('node_modules', '.bin', command), args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {...process.env, ...KEYS},
  });
  const waiting = new Map();
  createInterface({input: child.stdout}).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const message = JSON.parse(line);
    waiting.get(message.id)?.(message);
  });
  const send = (message) => child.stdin.write(`${JSON.stringify({jsonrpc: '2.0', ...message})}\n`);
  let id = 0;
  const ask = (method, params) =>
    new Promise((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      send({id, method, params});
    });
  return {ask, notify: (method) => send({method}), stop: () => child.kill()};
}

async function measure(name) {
  const {encode} = await import('gpt-tokenizer/encoding/o200k_base');
  const {ask, notify, stop} = connect(COMMANDS[name]);
  const {result} = await ask('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: {name: 'counter', version: '1.0.0'},
  });
  notify('notifications/initialized');
  const tools = [];
  let cursor;
  do {
    const page = await ask('tools/list', cursor ? {cursor} : {});
    tools.push(...page.result.tools);
    cursor = page.result.nextCursor;
  } while (cursor);
  // Clients pass these three fields to the model.
  const sizes = tools.map(
    (tool) =>
      encode(
        JSON.stringify({
          name: tool.name,
          description: tool.description,
          inputSchema: tool.inputSchema,
        }),
      ).length,
  );
  const strict = tools.find(({inputSchema}) => inputSchema.required?.length);
  const bad = await ask('tools/call', {name: strict.name, arguments: {}});
  stop();
  const largest = Math.max(...sizes);
  return {
    server: name,
    package: PACKAGES[name],
    revision: result.protocolVersion,
    tools: tools.length,
    tokens: sizes.reduce((sum, size) => sum + size, 0),
    largest: [tools[sizes.indexOf(largest)].name, largest],
    hints: tools.filter(({annotations}) => annotations?.readOnlyHint !== undefined).length,
    readOnly: tools.filter(({annotations}) => annotations?.readOnlyHint).length,
    outputSchemas: tools.filter(({outputSchema}) => outputSchema).length,
    badArguments: [
      strict.name,
      bad.error?.code ?? (bad.result.isError ? 'tool result' : 'accepted'),
    ],
  };
}

if (process.argv.includes('--measure')) {
  const rows = [];
  for (const name of Object.keys(COMMANDS)) rows.push(await measure(name));
  writeFileSync(path.join(folder, 'measured.json'), `${JSON.stringify(rows, null, 2)}\n`);
}
const rows = JSON.parse(readFileSync(path.join(folder, 'measured.json'), 'utf8'));
rows.sort((a, b) => a.tokens - b.tokens);
writeFileSync(
  path.join(folder, 'tokens.csv'),
  [
    'server,tools,tokens',
    ...rows.map((row) => `${row.server},${row.tools},${row.tokens}`),
    '',
  ].join('\n'),
);
process.exit();
