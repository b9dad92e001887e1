// Prints the tools of nine MCP servers with their tokens. Needs the packages below:
//
//   npm install --ignore-scripts gpt-tokenizer@4.0.0 @modelcontextprotocol/server-{brave-search,everart,filesystem,github,google-maps,memory,postgres,puppeteer,sequential-thinking}@0.6.2
//   unshare -rn node make.mjs --measure     # on Linux: without a network
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

const SERVERS = {
  postgres: ['postgresql://127.0.0.1:1/x'],
  everart: [],
  'brave-search': [],
  puppeteer: [],
  'google-maps': [],
  memory: [],
  'sequential-thinking': [],
  filesystem: ['.'],
  github: [],
};
const KEYS = [
  'GITHUB_PERSONAL_ACCESS_TOKEN',
  'GOOGLE_MAPS_API_KEY',
  'BRAVE_API_KEY',
  'EVERART_API_KEY',
];

async function measure(name) {
  const {encode} = await import('gpt-tokenizer/encoding/o200k_base');
  const child = spawn(`node_modules/.bin/mcp-server-${name}`, SERVERS[name], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {...process.env, ...Object.fromEntries(KEYS.map((key) => [key, 'none']))},
  });
  const send = (message) => child.stdin.write(`${JSON.stringify({jsonrpc: '2.0', ...message})}\n`);
  send({
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2024-11-05',
      capabilities: {},
      clientInfo: {name: 'count', version: '1'},
    },
  });
  for await (const line of createInterface({input: child.stdout})) {
    if (!line.startsWith('{')) continue;
    const {id, result} = JSON.parse(line);
    if (id === 1) {
      console.log(name, Object.keys(result.capabilities).join(' and '));
      send({method: 'notifications/initialized'});
      send({id: 2, method: 'tools/list', params: {}});
    }
    if (id === 2) {
      child.kill();
      return result.tools.map(({name: tool, description, inputSchema}) => {
        const tokens = encode(JSON.stringify({name: tool, description, inputSchema})).length;
        console.log('  ', tokens, tool);
        return tokens;
      });
    }
  }
  return [];
}

if (process.argv.includes('--measure')) {
  const tools = [];
  for (const name of Object.keys(SERVERS)) tools.push(...(await measure(name)));
  const tokens = tools.reduce((sum, count) => sum + count, 0);
  console.log(tools.length, 'tools', tokens, 'tokens');
}
