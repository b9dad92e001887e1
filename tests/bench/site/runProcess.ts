import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {cleanEnvironment} from '../../support/fixtureSite';

/** Milliseconds between two measurements of memory. */
const SAMPLE_INTERVAL = 200;
/** Number of characters of the output that an error contains. */
const TAIL = 4000;

/**
 * Matches a line with the time of a phase of the build, such as
 * `[PERF] Build > en > Bundling with rspack - 12.30 seconds! - …`, which Docusaurus prints if
 * `DOCUSAURUS_PERF_LOGGER` is set.
 */
const PHASE = /^\[PERF\] Build > [^ >]+ > ([^>]+?) - ([\d.]+) (seconds|ms)/gm;

/** Returns the memory of a process and its descendants in bytes; 0 without the program `ps`. */
function treeMemory(root: number): number {
  const {stdout} = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'});
  const processes = (stdout ?? '').split('\n').map((line) => {
    const [id = -1, parent = -1, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return {id, parent, kilobytes};
  });
  const kilobytesOf = (process: number): number => {
    const own = processes.find(({id}) => id === process)?.kilobytes ?? 0;
    const children = processes.filter(({parent}) => parent === process);
    return children.reduce((sum, {id}) => sum + kilobytesOf(id), own);
  };
  return kilobytesOf(root) * 1024;
}

export interface ProcessFigures {
  readonly seconds: number;
  /** Peak memory of the process tree in bytes; NaN without `ps`. */
  readonly peak: number;
  /** Seconds of each phase of a build, by name, such as `SSG`. */
  readonly phases: ReadonlyMap<string, number>;
}

function phasesOf(output: string): Map<string, number> {
  return new Map(
    [...output.matchAll(PHASE)].map(([, name = '', time, unit]) => [
      name.replace(/ with .*/, ''),
      Number(time) / (unit === 'ms' ? 1000 : 1),
    ]),
  );
}

/**
 * Runs a Node program and measures its time and memory. Memory that two of its processes share counts
 * twice.
 *
 * @throws Error with the end of the program's output if the program fails
 */
export async function runProcess(args: readonly string[], cwd: string): Promise<ProcessFigures> {
  // Docusaurus keeps transpiled configurations in the folder for temporary files.
  const temporary = path.join(cwd, '.temporary');
  mkdirSync(temporary, {recursive: true});
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...cleanEnvironment(),
      FORCE_COLOR: '0',
      NODE_ENV: 'production',
      CI: '1',
      DOCUSAURUS_PERF_LOGGER: 'true',
      TMPDIR: temporary,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(child.pid ?? -1));
  }, SAMPLE_INTERVAL);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`${args.join(' ')} exited with code ${code}:\n${output.slice(-TAIL)}`);
  }
  const seconds = (performance.now() - started) / 1000;
  return {seconds, peak: peak || NaN, phases: phasesOf(output)};
}
