import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/** Frees what nobody holds any longer. By itself Node would rather ask for more memory first. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') {
    collect();
  }
}
