import {loadEngine} from './loadEngine';

/** Fetches what the first answer needs, as soon as a question is likely. */
export function prepareEngine(): void {
  void loadEngine()
    .then((engine) => engine.prepare())
    .catch(() => {
      // The question itself tries again, and says what is wrong.
    });
}
