import type {AnswerPassage} from '../../../lib/answers/types';
import {blockText} from '../../../lib/text-index/format';
import type {Reply} from '../conversation';

function sourceLine({title, path, href}: AnswerPassage, number: number, origin: string): string {
  return `[${number}] ${[title, ...path].join(' › ')} ${origin}${href}`;
}

/**
 * An answer as plain text with where it comes from, to be copied.
 *
 * @param origin of the site, before its paths
 */
export function replyText(reply: Reply, origin: string): string {
  if (reply.kind === 'model') {
    const sources = reply.passages.flatMap((passage, place) =>
      reply.text.includes(`[${place + 1}]`) ? [sourceLine(passage, place + 1, origin)] : [],
    );
    return [reply.text, '', ...sources].join('\n').trimEnd();
  }
  const {passages, pages} = reply.answer;
  return [
    ...passages.flatMap((passage, place) => [
      blockText(passage.block).replaceAll('\t', ' | '),
      sourceLine(passage, place + 1, origin),
      '',
    ]),
    ...pages.map(({title, href}) => `${title} ${origin}${href}`),
  ]
    .join('\n')
    .trimEnd();
}
