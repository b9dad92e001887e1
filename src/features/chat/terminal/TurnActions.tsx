import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {turnText} from '../conversation/turnText';
import type {Turn} from '../conversation/types';
import {copyText} from '../copyText';
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
  const {withBaseUrl} = useBaseUrlUtils();
  const page = useBaseUrl('/chat');
  const {state} = turn;
  const reply = state.status === 'answered' ? state.reply : undefined;
  const isModels = state.status === 'failed' && !['index', 'code'].includes(state.failure.kind);
  function fullAddress(path: string): string {
    return new URL(withBaseUrl(path), window.location.origin).href;
  }
  async function copy(text: string, done: string): Promise<void> {
    onSay('');
    onSay((await copyText(text)) ? done : NOT_COPIED);
  }
  return (
    <div className={styles.actions}>
      {reply && (
        <button
          type="button"
          onClick={() => void copy(turnText(reply, fullAddress), 'The answer is copied.')}>
          Copy answer
        </button>
      )}
      {reply && (
        <button
          type="button"
          onClick={() => {
            const link = `${window.location.origin}${page}?q=${encodeURIComponent(turn.question)}`;
            void copy(link, 'The link is copied. It carries the question.');
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
