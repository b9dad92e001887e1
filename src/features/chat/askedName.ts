import type {ModelSettings} from './settings/modelSettings';

/** Who answers, in words: shown with every answer and in the terminal's bar. */
export function askedName({rung, answerModel, address}: ModelSettings): string {
  switch (rung) {
    case 'posts':
      return 'the posts';
    case 'browser':
      return 'the browser’s model';
    case 'server':
      return `${answerModel ?? 'a model'} at ${address.replace(/^https?:\/\//i, '')}`;
  }
}
