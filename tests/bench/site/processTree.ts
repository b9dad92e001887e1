import {readFileSync, readdirSync} from 'node:fs';

export interface ProcessStatus {
  readonly id: number;
  readonly parent: number;
  /** Bytes of memory that it holds. */
  readonly memory: number;
}

/** Reads a `/proc/<id>/status` of Linux; a process that has ended holds nothing. */
export function parseStatus(text: string): ProcessStatus | undefined {
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1];
  const [id, parent] = [field('Pid'), field('PPid')];
  return id === undefined || parent === undefined
    ? undefined
    : {id: Number(id), parent: Number(parent), memory: Number(field('VmRSS') ?? 0) * 1024};
}

/** Bytes that a process and all that it has started hold together. */
export function treeMemory(root: number, processes: readonly ProcessStatus[]): number {
  const inTree = new Set([root]);
  let size = 0;
  while (size < inTree.size) {
    size = inTree.size;
    for (const {id, parent} of processes) {
      if (inTree.has(parent)) {
        inTree.add(id);
      }
    }
  }
  return processes.reduce((sum, {id, memory}) => sum + (inTree.has(id) ? memory : 0), 0);
}

/** All processes of the machine; none where there is no `/proc`. */
export function readProcesses(): ProcessStatus[] {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  return names
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseStatus(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
      } catch {
        // It has ended in between.
        return [];
      }
    });
}
