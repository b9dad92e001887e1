import {spawn} from 'node:child_process';
import {keepUntilEnd} from './cleanUp';
import {readProcesses, treeMemory} from './processTree';

const SAMPLE_EVERY = 200;
const TAIL = 4000;

export interface ProcessFigures {
  readonly seconds: number;
  /** The most that the process and all it started held at a time, in bytes; NaN without `/proc`. */
  readonly peak: number;
}

/** The environment without what this machine may have set for the site. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:SITE_|BASE_URL$|NEWSLETTER_|ALGOLIA_|npm_lifecycle)/.test(name),
  );
  return {...Object.fromEntries(own), TELEMETRY_DISABLED: '1'};
}

/**
 * Runs a Node program to its end and measures it. Memory that two of its processes share counts
 * twice.
 * @throws with the last of its output when it fails.
 */
export async function runProcess(
  args: readonly string[],
  cwd: string,
  program = process.execPath,
): Promise<ProcessFigures> {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: {...cleanEnvironment(), NODE_ENV: 'production', FORCE_COLOR: '0', CI: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const release = keepUntilEnd(() => child.pid && process.kill(-child.pid, 'SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-TAIL);
    });
  }
  let peak = NaN;
  const sample = () => {
    const held = treeMemory(child.pid ?? -1, readProcesses());
    peak = held > 0 && !(held <= peak) ? held : peak;
  };
  const timer = setInterval(sample, SAMPLE_EVERY);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) {
      throw new Error(`${[program, ...args].join(' ')} ended with ${code}:\n${output}`);
    }
  } finally {
    clearInterval(timer);
    release();
  }
  return {seconds: (performance.now() - started) / 1000, peak};
}
