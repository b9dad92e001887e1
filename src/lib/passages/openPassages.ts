import {composeAnswer} from './composeAnswer';
import {confidence, CONFIDENCE_FLOOR} from './confidence';
import {gatherEvidence} from './gatherEvidence';
import {pageReference} from './pageReference';
import type {LoadFile} from './PassageFiles';
import {PassageFiles} from './PassageFiles';
import {rankPages} from './rankPages';
import {retrievePassages, textsForEmbedding} from './retrievePassages';
import type {Answer, Passages} from './types';
import {understand} from './understand';

const NEAREST = 3;

/**
 * Opens the index whose files `load` gives by name, parsed. Every method rejects with
 * `PassagesUnavailable` where a file cannot be had; a later call loads it anew.
 */
export function openPassages(load: LoadFile): Passages {
  const files = new PassageFiles(load);

  async function rank(question: string) {
    const [core] = await Promise.all([files.core(), files.words()]);
    const words = await understand(files, core, question);
    return {core, words, ranked: rankPages(core, words, gatherEvidence(core, words))};
  }

  async function answer(question: string): Promise<Answer> {
    const {core, words, ranked} = await rank(question);
    const [best] = ranked;
    const sure = best && confidence(core, words, best) >= CONFIDENCE_FLOOR;
    const composed = sure ? await composeAnswer(files, core, words, ranked, question) : undefined;
    const nearest = ranked.slice(0, NEAREST).map((page) => pageReference(core, page));
    return composed ?? {kind: 'unknown', nearest};
  }

  return {
    async prepare() {
      await Promise.all([files.core(), files.words()]);
    },
    answer,
    async retrieve(question, options = {}) {
      const {core, ranked} = await rank(question);
      return retrievePassages(files, core, ranked, options);
    },
    async allPassages() {
      return textsForEmbedding(files, await files.core());
    },
  };
}
