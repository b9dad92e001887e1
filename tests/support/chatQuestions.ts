import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A question as a reader would put it to the chat page. */
export interface ChatQuestion {
  readonly question: string;
  /** Whether a page of this site answers it. */
  readonly answerable: boolean;
  /** Permalink of the page that answers; only where one does. */
  readonly post?: string;
  /** Permalinks of other pages whose answer would be as good. */
  readonly also?: readonly string[];
  /** Five to ten words in a row, as they are read, of the passage that answers. */
  readonly passage?: string;
}

/** `questions` is what answers are judged by; `questions-held` shows whether they were fitted to the former. */
export function chatQuestions(set: 'questions' | 'questions-held'): ChatQuestion[] {
  const file = path.resolve(__dirname, `../fixtures/${set}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as ChatQuestion[];
}
