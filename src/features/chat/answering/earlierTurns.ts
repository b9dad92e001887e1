import type {Turn} from '../conversation/types';
import type {Turn as AnsweredTurn} from '../models';

/** The turns that were answered, as a model is told of them. */
export function earlierTurns(turns: readonly Turn[]): AnsweredTurn[] {
  return turns.flatMap(({question, state}) => {
    if (state.status !== 'answered' || state.reply.kind === 'unknown') {
      return [];
    }
    const {reply} = state;
    const answer =
      reply.kind === 'model' ? reply.text : reply.sentences.map(({text}) => text).join(' ');
    return [{question, answer}];
  });
}
