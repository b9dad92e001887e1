import {ModelError} from '../ModelError';

/** What an error of the browser's model means for the reader; `began` when some of the answer had come. */
export function explainBuiltIn(cause: unknown, began: boolean): ModelError {
  if (cause instanceof ModelError) {
    return cause;
  }
  if (began) {
    return new ModelError('cut', "The browser's model stopped before its answer ended.", {cause});
  }
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'QuotaExceededError') {
    return new ModelError('bad-answer', "The question is too long for the browser's model.", {
      cause,
    });
  }
  return name === 'NotSupportedError' || name === 'NotAllowedError' || name === 'NetworkError'
    ? new ModelError('model-missing', 'The browser has no model ready for this page.', {cause})
    : new ModelError('bad-answer', "The browser's model could not answer.", {cause});
}
