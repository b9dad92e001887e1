import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {IndexTaskName, IndexTasks} from './indexTasks';

/** A second thread for the content index; tasks are done one after the other. */
export interface IndexThread {
  run<Name extends IndexTaskName>(
    name: Name,
    value: Parameters<IndexTasks[Name]>[0],
  ): Promise<ReturnType<IndexTasks[Name]>>;
  /** Ends it, and gives its memory back. */
  end(): void;
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  /** Why there is no result. */
  readonly reason?: string;
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a thread; it does not keep the process alive. */
export function startIndexThread(): IndexThread {
  const worker = new Worker(path.join(__dirname, 'runIndexTasks.mjs'));
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  function failAll(error: Error): void {
    waiting.forEach(({reject}) => reject(error));
    waiting.clear();
  }

  worker.on('message', ({id, result, reason}: Answer) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (reason === undefined) {
      asker?.resolve(result as never);
    } else {
      asker?.reject(new Error(`The content index could not be made: ${reason}`));
    }
    if (waiting.size === 0) {
      worker.unref();
    }
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The thread of the content index has ended.')));
  worker.unref();

  return {
    run(name, value) {
      // What is asked for is waited for, or a process with nothing else to do would end.
      worker.ref();
      return new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, {resolve, reject});
        worker.postMessage({id: asked, name, value});
      });
    },
    end() {
      void worker.terminate();
    },
  };
}
