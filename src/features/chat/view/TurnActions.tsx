import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {Turn} from '../conversation';
import {replyText} from './replyText';
import styles from './transcript.module.css';

export interface TurnHandlers {
  readonly onRetry: (id: number, ofPosts?: boolean) => void;
  readonly onModel: () => void;
  readonly onSay: (message: string) => void;
}

const NOT_COPIED = 'The browser did not allow copying. Select the text instead.';

/** What can be done with an answer, or in place of one. */
export default function TurnActions(props: TurnHandlers & {readonly turn: Turn}): ReactNode {
  const {turn, onRetry, onModel, onSay} = props;
  const page = useBaseUrl('/chat');
  const {state} = turn;
  const reply = state.status === 'answered' ? state.reply : undefined;
  const isModels = state.status === 'failed' && state.failure.of === 'model';
  async function copy(text: string, done: string): Promise<void> {
    onSay('');
    try {
      await navigator.clipboard.writeText(text);
      onSay(done);
    } catch {
      // No permission, or no secure context.
      onSay(NOT_COPIED);
    }
  }
  return (
    <div className={styles.actions}>
      {reply && (
        <button
          type="button"
          onClick={() => void copy(replyText(reply, window.location.origin), 'Answer copied.')}>
          Copy answer
        </button>
      )}
      {reply && (
        <button
          type="button"
          onClick={() => {
            const link = `${window.location.origin}${page}?q=${encodeURIComponent(turn.question)}`;
            void copy(link, 'Link copied. It contains the question.');
          }}>
          Copy link
        </button>
      )}
      <button type="button" onClick={() => onRetry(turn.id)}>
        Retry
      </button>
      {isModels && (
        <button type="button" onClick={onModel}>
          Model settings
        </button>
      )}
      {isModels && (
        <button type="button" onClick={() => onRetry(turn.id, true)}>
          Answer from the posts
        </button>
      )}
    </div>
  );
}
