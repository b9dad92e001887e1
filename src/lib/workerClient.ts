/** What of a worker is used. */
export interface WorkerPort<Request, Reply> {
  postMessage(request: Request): void;
  addEventListener(kind: 'message', listen: (event: {data: Reply}) => void): void;
  addEventListener(kind: 'error', listen: () => void): void;
  terminate(): void;
}

interface WorkerClientOptions<Request, Reply, Result> {
  readonly createWorker: () => WorkerPort<Request, Reply>;
  /** What a reply says; throws where it says why there is nothing. */
  readonly read: (reply: Reply) => Result;
  /** Tells the worker that nobody waits for that answer any more. */
  readonly forget: (id: number) => Request;
  /** The error of a worker that cannot be started, or stopped. */
  readonly failure: (what: 'cannot be started' | 'stopped', cause?: unknown) => Error;
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** Asks; rejects as `read` and `failure` say, or with the reason of the signal. */
export type AskWorker<Request, Result> = (
  request: (id: number) => Request,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Asks a worker that is started with the first request; one that failed is started anew with the
 * next. Replies come in any order, and find their request by its number.
 */
export function workerClient<Request, Reply extends {readonly id: number}, Result>({
  createWorker,
  read,
  forget,
  failure,
}: WorkerClientOptions<Request, Reply, Result>): AskWorker<Request, Result> {
  const waiting = new Map<number, Waiting<Result>>();
  let worker: WorkerPort<Request, Reply> | undefined;
  let lastId = 0;

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    all.forEach(({reject}) => reject(failure('stopped')));
  }

  function receive({data}: {data: Reply}): void {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    try {
      asked?.resolve(read(data));
    } catch (reason) {
      asked?.reject(reason);
    }
  }

  function start(): WorkerPort<Request, Reply> {
    const started = createWorker();
    started.addEventListener('message', receive);
    started.addEventListener('error', fail);
    return started;
  }

  return (request, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      try {
        worker ??= start();
      } catch (cause) {
        throw failure('cannot be started', cause);
      }
      const giveUp = (): void => {
        waiting.delete(id);
        worker?.postMessage(forget(id));
        reject(signal?.reason);
      };
      const settle = (): void => signal?.removeEventListener('abort', giveUp);
      waiting.set(id, {
        resolve: (result) => (settle(), resolve(result)),
        reject: (reason) => (settle(), reject(reason)),
      });
      signal?.addEventListener('abort', giveUp, {once: true});
      worker.postMessage(request(id));
    });
}
