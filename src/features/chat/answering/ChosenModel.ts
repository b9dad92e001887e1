import type {PassageText} from '../../../lib/passages/types';
import type {AnswerModel} from '../models/types';

/** A model that is ready to be asked. */
export interface ChosenModel {
  readonly model: AnswerModel;
  /**
   * Ids of the passages nearest to a question by meaning, best first; undefined where there are no
   * vectors to tell.
   */
  readonly rank?: (
    question: string,
    passages: () => Promise<readonly PassageText[]>,
    signal: AbortSignal,
  ) => Promise<readonly number[] | undefined>;
}
