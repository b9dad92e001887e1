import {spawn} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {cleanEnvironment} from '../../support/fixtureSite';

const ROOT = path.resolve(__dirname, '../../..');
/** The command line of Docusaurus, to be run in the folder of a site. */
export const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const SERVE = path.join(ROOT, 'src/cli/serve.mjs');

const SAMPLE_EVERY = 200;
const TAIL = 4000;

type Undo = () => unknown;

const open = new Set<Undo>();

function undo(step: Undo): void {
  try {
    step();
  } catch {
    // It is gone already.
  }
}

/** Undoes everything that is still open, the latest first. */
export function cleanUp(): void {
  for (const step of [...open].reverse()) {
    undo(step);
  }
  open.clear();
}

/** Has something undone at the end of the bench, however it ends, unless it is released before. */
export function keepUntilEnd(step: Undo): () => void {
  open.add(step);
  return () => open.delete(step);
}

/** Cleans up when the bench is interrupted or breaks off, too. */
export function cleanUpOnInterrupt(): void {
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      cleanUp();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}

/** Bytes that a process and all that it has started hold together; 0 without Linux' `/proc`. */
function treeMemory(root: number): number {
  const names = existsSync('/proc')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : [];
  const processes = names.flatMap((name) => {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const field = (label: string) =>
        Number(new RegExp(`^${label}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      return [{id: Number(name), parent: field('PPid'), memory: field('VmRSS') * 1024}];
    } catch {
      // It has ended in between.
      return [];
    }
  });
  const inTree = new Set([root]);
  let size = 0;
  while (size < inTree.size) {
    size = inTree.size;
    processes.filter(({parent}) => inTree.has(parent)).forEach(({id}) => inTree.add(id));
  }
  return processes.reduce((sum, {id, memory}) => sum + (inTree.has(id) ? memory : 0), 0);
}

export interface ProcessFigures {
  readonly seconds: number;
  /** The most that the process and all it started held at a time, in bytes; NaN without `/proc`. */
  readonly peak: number;
}

/** Starts a Node program as the head of a group of processes; `kill` ends them all. */
function start(args: readonly string[], cwd: string, own: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true,
    env: {...cleanEnvironment(), TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...own},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  const release = keepUntilEnd(kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-TAIL);
      child.emit('output');
    });
  }
  return {child, release, kill, said: () => output};
}

/**
 * Runs a Node program to its end and measures it. Memory that two of its processes share counts
 * twice.
 * @throws with the last of its output when it fails.
 */
export async function runProcess(args: readonly string[], cwd: string): Promise<ProcessFigures> {
  const started = performance.now();
  const {child, release, said} = start(args, cwd, {NODE_ENV: 'production', CI: '1'});
  let peak = NaN;
  const sample = () => {
    const held = treeMemory(child.pid ?? -1);
    peak = held > 0 && !(held <= peak) ? held : peak;
  };
  const timer = setInterval(sample, SAMPLE_EVERY);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) {
      throw new Error(`${args.join(' ')} ended with ${code}:\n${said()}`);
    }
  } finally {
    clearInterval(timer);
    release();
  }
  return {seconds: (performance.now() - started) / 1000, peak};
}

interface Server {
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
  const {child, release, kill, said} = start(args, cwd, {BROWSER: 'none'});
  const stop = () => {
    release();
    child.removeAllListeners('exit');
    kill();
  };
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      release();
      reject(new Error(`${args.join(' ')} ended with ${code}:\n${said()}`));
    });
    child.on('output', () => {
      const [, found] = ready.exec(said()) ?? [];
      if (found) {
        resolve(found.replace(/\/$/, ''));
      }
    });
  });
  return {address, stop};
}

/** Serves a folder as `npm run serve` does, compressed, on a port that is free. */
export function serveBuild(dir: string): Promise<Server> {
  return startServer([SERVE, '--port', '0', '--dir', dir], dir, /is ready: (\S+)/);
}
