import type {Answer} from '../../src/lib/answers/types';
import type {TextPage} from '../../src/lib/text-index/types';

const MAX_PASSAGES = 6;

/** What is wrong with an answer, whatever was asked, given all pages of the site. */
export function answerFaults(
  {kind, passages, pages}: Answer,
  site: ReadonlyMap<string, TextPage>,
): string[] {
  const isEmpty = passages.length === 0;
  return [
    ...(passages.length > MAX_PASSAGES ? [`${passages.length} passages`] : []),
    ...(isEmpty === (kind === 'answer' || kind === 'close') ? [`${kind} without passages`] : []),
    ...(kind === 'list' && pages.length === 0 ? ['an empty list'] : []),
    ...pages.filter(({href}) => !site.has(href)).map(({href}) => `no page ${href}`),
    ...passages.flatMap(({href, block, marks}) => {
      const [url = '', anchor = null] = href.split('#');
      const page = site.get(url);
      const isThere = page?.blocks.some(
        (own) => own.anchor === anchor && own.lines.join('\n') === block.lines.join('\n'),
      );
      const isMarked = marks.every(
        ({line, start, end}) => start < end && end <= (block.lines[line]?.length ?? 0),
      );
      return [
        ...(isThere ? [] : [`no such block at ${href}`]),
        ...(isMarked ? [] : [`a mark outside of the block at ${href}`]),
      ];
    }),
  ];
}
