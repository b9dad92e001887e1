import type {Failure} from '../conversation/types';
import {ModelError} from '../models/ModelError';

/** What kept a model from answering, as the transcript and the settings show it. */
export function modelFailure(error: unknown): Failure {
  return error instanceof ModelError
    ? {kind: error.kind, message: error.message}
    : {kind: 'bad-answer', message: 'The model could not be asked.'};
}
