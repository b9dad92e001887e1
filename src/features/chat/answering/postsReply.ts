import type {Answer, Citation} from '../../../lib/passages/types';
import type {Reply, Source} from '../conversation/types';

function toSource({number, passage, href}: Citation): Source {
  return {number, title: passage.title, heading: passage.heading, href};
}

/** The engine's answer as the transcript keeps it: without the passages' text. */
export function postsReply(answer: Answer): Reply {
  return answer.kind === 'unknown'
    ? {kind: 'unknown', nearest: answer.nearest}
    : {
        kind: 'posts',
        sentences: answer.sentences,
        sources: answer.citations.map(toSource),
        readNext: answer.readNext,
      };
}
