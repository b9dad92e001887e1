import {carriesClaim} from './carriesClaim';
import {type CitedClaim, citedClaims} from './citedClaims';
import {contentStems} from './contentStems';
import type {ModelPassage} from '../types';

export interface RemovedCitation {
  readonly number: number;
  /** `unknown`: there is no such passage. `unsupported`: it does not say what the sentence says. */
  readonly reason: 'unknown' | 'unsupported';
}

export interface CheckedAnswer {
  /** The answer without the citations that were removed. */
  readonly text: string;
  readonly removed: readonly RemovedCitation[];
  /** Numbers of the passages still cited, in the order of their first use. */
  readonly cited: readonly number[];
}

/** A sentence with fewer content words ("Both matter.") is judged together with the one before it. */
const FEW_WORDS = 3;
const FIGURE = /^\d{2,}$/;

function claimStems({claim, before}: CitedClaim): Set<string> {
  const stems = contentStems(claim);
  return stems.size < FEW_WORDS ? contentStems(`${before} ${claim}`) : stems;
}

/** Whether all figures of a claim are in one or another of the passages: a wrong figure is worse than no citation. */
function carryFigures(claim: ReadonlySet<string>, passages: readonly ReadonlySet<string>[]) {
  return [...claim].every(
    (stem) => !FIGURE.test(stem) || passages.some((passage) => passage.has(stem)),
  );
}

/**
 * Takes the citations out of a finished answer that the passages do not carry: numbers without a passage, passages
 * that share too little with the sentence, and all of a sentence whose figures are in none of those it cites.
 * `passages` are those given to the model; the first is number 1.
 */
export function checkCitations(answer: string, passages: readonly ModelPassage[]): CheckedAnswer {
  const stems = passages.map(({title, heading, text}) =>
    contentStems(`${title}\n${heading ?? ''}\n${text}`),
  );
  const claims = citedClaims(answer);
  const removed: RemovedCitation[] = [];
  const cited = new Set<number>();
  let text = '';
  let end = 0;

  for (const mark of claims) {
    const claim = claimStems(mark);
    const together = claims
      .filter((other) => other.claim === mark.claim)
      .flatMap(({numbers}) => numbers.flatMap((number) => stems[number - 1] ?? []));
    const hasFigures = carryFigures(claim, together);
    const kept = mark.numbers.filter((number) => {
      const passage = stems[number - 1];
      const isCarried = passage !== undefined && hasFigures && carriesClaim(claim, passage);
      if (!isCarried) {
        removed.push({number, reason: passage ? 'unsupported' : 'unknown'});
      }
      return isCarried;
    });
    kept.forEach((number) => cited.add(number));
    const before = answer.slice(end, mark.start);
    text += kept.length > 0 ? before : before.replace(/[ \t]+$/, '');
    text += kept.map((number) => `[${number}]`).join('');
    end = mark.end;
  }
  return {text: text + answer.slice(end), removed, cited: [...cited]};
}
