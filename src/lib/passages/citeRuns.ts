import {quotationHref, textDirective} from './passageHref';
import type {Candidate} from './pickRuns';
import type {QuotablePage} from './quotablePages';
import type {AnswerSentence, Citation} from './types';

interface CitedRuns {
  readonly sentences: readonly AnswerSentence[];
  readonly citations: readonly Citation[];
}

function isOf({head}: QuotablePage, {passage}: Candidate): boolean {
  return passage >= head.first && passage < head.end;
}

/** Runs of one block of one page. */
function citeBlock(page: QuotablePage, runs: readonly Candidate[], number: number): Citation {
  const {head, passages} = page;
  const [{passage, block, standing} = {passage: head.first, block: 0, standing: 0}] = runs;
  const {anchor = null, heading = null, blocks = []} = passages[passage - head.first] ?? {};
  const {title, permalink, date} = head;
  const pageText = passages.flatMap((one) => one.blocks.map(({text}) => text)).join(' ');
  const directives = runs.map(({sentences}) => textDirective(sentences.join(' '), pageText));
  return {
    number,
    passage: {
      id: passage,
      title,
      permalink,
      ...(date === undefined ? {} : {date}),
      heading,
      anchor,
      text: blocks[block]?.text ?? '',
      score: standing,
    },
    href: quotationHref({permalink, anchor}, directives),
  };
}

/**
 * The sentences of runs in the order of the pages, and in reading order within each, with one
 * citation for each block they are from.
 */
export function citeRuns(pages: readonly QuotablePage[], runs: readonly Candidate[]): CitedRuns {
  const sentences: AnswerSentence[] = [];
  const citations: Citation[] = [];
  for (const page of pages) {
    const ofPage = runs
      .filter((run) => isOf(page, run))
      .sort(
        (left, right) =>
          left.passage - right.passage || left.block - right.block || left.place - right.place,
      );
    const byBlock = new Map<string, Candidate[]>();
    for (const run of ofPage) {
      const key = `${run.passage}/${run.block}`;
      byBlock.set(key, [...(byBlock.get(key) ?? []), run]);
    }
    for (const ofBlock of byBlock.values()) {
      const number = citations.length + 1;
      citations.push(citeBlock(page, ofBlock, number));
      const said = ofBlock.flatMap((run) => run.sentences);
      sentences.push(...said.map((text) => ({text, citations: [number]})));
    }
  }
  return {sentences, citations};
}
