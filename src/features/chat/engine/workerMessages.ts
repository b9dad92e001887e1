import type {Answer, Passage, PassageText, RetrieveOptions} from '../../../lib/passages/types';

/** What the worker can be asked, and what it answers. */
export interface WorkerCalls {
  prepare: {readonly given: undefined; readonly result: undefined};
  answer: {readonly given: string; readonly result: Answer};
  retrieve: {
    readonly given: {readonly question: string; readonly options: RetrieveOptions};
    readonly result: Passage[];
  };
  allPassages: {readonly given: undefined; readonly result: PassageText[]};
}

export type CallName = keyof WorkerCalls;

export type WorkerCall = {
  readonly [Name in CallName]: {
    readonly id: number;
    readonly name: Name;
    readonly given: WorkerCalls[Name]['given'];
  };
}[CallName];

/** `forget`: nobody waits for the answer any more. */
export type WorkerRequest = WorkerCall | {readonly id: number; readonly name: 'forget'};

export type WorkerReply =
  | {readonly id: number; readonly result: WorkerCalls[CallName]['result']}
  /** Why nothing can be asked now. */
  | {readonly id: number; readonly unavailable: string};
