import type {Passages} from '../../../lib/passages/types';
import type {WorkerCall, WorkerCalls, WorkerReply, WorkerRequest} from './workerMessages';

type Result = WorkerCalls[WorkerCall['name']]['result'];

async function resultOf(passages: Passages, call: WorkerCall): Promise<Result> {
  switch (call.name) {
    case 'prepare':
      await passages.prepare();
      return undefined;
    case 'answer':
      return passages.answer(call.given);
    case 'retrieve':
      return passages.retrieve(call.given.question, call.given.options);
    case 'allPassages':
      return passages.allPassages();
  }
}

/**
 * The worker's side: takes requests, gives replies. What is forgotten before its turn comes is not
 * done, and of what is forgotten later the reply is dropped.
 */
export function answerCalls(
  passages: Passages,
  reply: (reply: WorkerReply) => void,
  later: (task: () => void) => void,
): (request: WorkerRequest) => void {
  const wanted = new Set<number>();

  async function settle(call: WorkerCall): Promise<void> {
    const {id} = call;
    if (!wanted.has(id)) {
      return;
    }
    let settled: WorkerReply;
    try {
      settled = {id, result: await resultOf(passages, call)};
    } catch (error) {
      settled = {id, unavailable: error instanceof Error ? error.message : 'The index failed.'};
    }
    if (wanted.delete(id)) {
      reply(settled);
    }
  }

  return (request) => {
    if (request.name === 'forget') {
      wanted.delete(request.id);
    } else {
      wanted.add(request.id);
      later(() => void settle(request));
    }
  };
}
