import type {Answer, AnswerPassage, Earlier, SiteProfile} from '../answers/index.js';
import type {WorkerClient} from '../client/workerClient.js';
import {createWorkerClient} from '../client/workerClient.js';
import type {AnswerService} from './answerWorker.js';

/** Answers from an index in a worker. All but `prepare` reject with `IndexUnavailable`, or as the signal says. */
export interface AnswerClient extends Pick<WorkerClient<AnswerService>, 'prepare'> {
  answer(
    question: string,
    earlier: Earlier | undefined,
    profile: SiteProfile,
    signal?: AbortSignal,
  ): Promise<Answer>;
  passages(
    question: string,
    earlier: Earlier | undefined,
    limit: number,
    signal?: AbortSignal,
  ): Promise<AnswerPassage[]>;
}

function createAnswerClient(folder: string): AnswerClient {
  const client = createWorkerClient<AnswerService>(
    folder,
    () => new Worker(new URL('./answerWorker.js', import.meta.url)),
  );
  return {
    prepare: client.prepare,
    answer: (question, earlier, profile, signal) =>
      client.ask((service) => service.answer(question, earlier, profile), signal),
    passages: (question, earlier, limit, signal) =>
      client.ask((service) => service.passages(question, earlier, limit), signal),
  };
}

const clients = new Map<string, AnswerClient>();

/** The client of a site's index: one per page load. */
export function answerClientAt(baseUrl: string): AnswerClient {
  const folder = `${baseUrl}search/`;
  const client = clients.get(folder) ?? createAnswerClient(folder);
  clients.set(folder, client);
  return client;
}
