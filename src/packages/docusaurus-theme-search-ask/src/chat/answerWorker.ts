import {expose} from 'comlink';
import type {Answer, AnswerPassage, Earlier, SiteProfile} from '../answers/index.js';
import {answerQuestion, retrievePassages} from '../answers/index.js';
import type {SearchService} from '../client/searchService.js';
import {createSearchService} from '../client/searchService.js';

/** Methods of the worker; each rejects with `IndexUnavailable` if a file of the index is missing. */
export interface AnswerService extends SearchService {
  answer(question: string, earlier: Earlier | undefined, profile: SiteProfile): Promise<Answer>;
  passages(question: string, earlier: Earlier | undefined, limit: number): Promise<AnswerPassage[]>;
}

const {service, index} = createSearchService();
const answers: AnswerService = {
  ...service,
  answer: (question, earlier, profile) => answerQuestion(index(), question, earlier, profile),
  passages: (question, earlier, limit) => retrievePassages(index(), question, earlier, limit),
};
expose(answers);
