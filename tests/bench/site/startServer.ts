import {spawn} from 'node:child_process';
import path from 'node:path';
import {keepUntilEnd} from './cleanUp';
import {cleanEnvironment} from './runProcess';

const SERVE = path.resolve(__dirname, '../../../src/cli/serve.mjs');

export interface Server {
  /** Without a slash at its end, such as `http://localhost:3000`. */
  readonly address: string;
  readonly stop: () => void;
}

/**
 * Starts a Node program that serves a site, and waits until it prints its address.
 * @throws with its output when it ends first.
 */
export async function startServer(
  args: readonly string[],
  cwd: string,
  ready: RegExp,
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true,
    env: {...cleanEnvironment(), FORCE_COLOR: '0', BROWSER: 'none'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  const release = keepUntilEnd(kill);
  const stop = () => {
    release();
    child.removeAllListeners('exit');
    kill();
  };
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      release();
      reject(new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`));
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, found] = ready.exec(output) ?? [];
        if (found) {
          resolve(found.replace(/\/$/, ''));
        }
      });
    }
  });
  return {address, stop};
}

/** Serves a folder as `npm run serve` does, compressed, on a port that is free. */
export function serveBuild(dir: string): Promise<Server> {
  return startServer([SERVE, '--port', '0', '--dir', dir], dir, /is ready: (\S+)/);
}
