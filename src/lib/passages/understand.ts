import {STOP_WORDS} from '../search/stopWords';
import {KINDRED_LIST} from './kindredWords';
import {normalTerm} from './normalTerm';
import {isShuffled, nearWords} from './nearWords';
import type {KnownWords, PassageFiles} from './PassageFiles';
import type {PassageCore} from './readCore';
import {questionWords} from './questionWords';
import {standIns} from './standIns';
import type {Alternative, WeighedWord} from './weighWords';
import {SAME, weighWords} from './weighWords';

/** What may stand for the words that an unknown word may have been meant as. */
function slips(known: KnownWords, word: string): Alternative[] {
  return nearWords(known, KINDRED_LIST, word).flatMap((near) =>
    standIns(known, {word: near.word, term: normalTerm(near.word)}).map((one) => ({
      term: one.term,
      quality: one.quality * near.quality,
    })),
  );
}

/**
 * The words of a question with what stands for them in the posts. Words that no post has are taken
 * for slips of the pen where a word of the posts is near.
 *
 * @throws PassagesUnavailable
 */
export async function understand(
  files: PassageFiles,
  core: PassageCore,
  question: string,
): Promise<WeighedWord[]> {
  const known = await files.words();
  const asked = questionWords(question);
  const alternatives = new Map(asked.map((word) => [word, standIns(known, word)]));
  const termsOfAll = () => [...alternatives.values()].flat().map(({term}) => term);
  let postings = await files.postings(core, termsOfAll());
  const unknown = asked.filter((word) =>
    (alternatives.get(word) ?? []).every(
      ({term, quality}) => quality < SAME || !postings.has(term),
    ),
  );
  for (const word of unknown) {
    if (isShuffled(word.word, STOP_WORDS)) {
      alternatives.delete(word);
    } else {
      alternatives.set(word, [...(alternatives.get(word) ?? []), ...slips(known, word.word)]);
    }
  }
  if (unknown.length > 0) {
    postings = await files.postings(core, termsOfAll());
  }
  return weighWords(core, alternatives, postings);
}
