import type {Answer, Passage, PassageText, RetrieveOptions} from '../../../lib/passages/types';

/** What the chat needs of its index; every method rejects when a file of it cannot be had. */
export interface AnswerEngine {
  prepare(): Promise<void>;
  answer(question: string, signal?: AbortSignal): Promise<Answer>;
  retrieve(question: string, options: RetrieveOptions, signal?: AbortSignal): Promise<Passage[]>;
  allPassages(signal?: AbortSignal): Promise<PassageText[]>;
}
