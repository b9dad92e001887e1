import {spawn} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {cleanEnvironment} from '../../support/fixtureSite';
import {repository} from '../../support/sites';

/** Script of the Docusaurus CLI, to be run in the folder of a site. */
export const DOCUSAURUS = path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Milliseconds between two measurements of memory. */
const SAMPLE_INTERVAL = 200;
/** Number of characters of the output that an error contains. */
const TAIL = 4000;

/** Returns the memory of a process and its descendants in bytes; 0 without Linux' `/proc`. */
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
      // The process has ended since it was listed.
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
  /** Peak memory of the process tree in bytes; NaN without `/proc`. */
  readonly peak: number;
}

/**
 * Runs a Node program and measures its time and memory. Memory that two of its processes share counts
 * twice.
 *
 * @throws Error with the end of the program's output if the program fails
 */
export async function runProcess(args: readonly string[], cwd: string): Promise<ProcessFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...cleanEnvironment(),
      TELEMETRY_DISABLED: '1',
      FORCE_COLOR: '0',
      NODE_ENV: 'production',
      CI: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-TAIL);
    });
  }
  let peak = NaN;
  const timer = setInterval(() => {
    const memory = treeMemory(child.pid ?? -1);
    peak = memory > 0 && !(memory <= peak) ? memory : peak;
  }, SAMPLE_INTERVAL);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) {
      throw new Error(`${args.join(' ')} exited with code ${code}:\n${output}`);
    }
  } finally {
    clearInterval(timer);
  }
  return {seconds: (performance.now() - started) / 1000, peak};
}
