import type {ReactNode} from 'react';
import type {ModelServer} from '../models/types';
import {embeddingText} from './embeddingText';
import styles from './settings.module.css';
import {useEmbedding} from './useEmbedding';

interface Props {
  readonly server: ModelServer;
  readonly model: string;
}

/** Embeds the posts with a model of the reader's server: a button, a bar, and a way to stop. */
export default function EmbeddingSettings({server, model}: Props): ReactNode {
  const {state, start, cancel, forget} = useEmbedding(server, model);
  const isRunning = state.status === 'running';
  return (
    <div className={styles.embedding}>
      <p role="status" className={styles.status}>
        <span>{embeddingText(state)}</span>
      </p>
      {isRunning && (
        <progress
          className={styles.progress}
          aria-label="Embedding the posts"
          {...(state.total > 0 ? {value: state.done, max: state.total} : {})}
        />
      )}
      <div className={styles.buttons}>
        {/* One button in one place: the focus stays on it. */}
        <button type="button" className={styles.button} onClick={isRunning ? cancel : start}>
          {isRunning ? 'Cancel' : 'Embed the posts'}
        </button>
        <button type="button" className={styles.button} onClick={forget}>
          Delete embeddings
        </button>
      </div>
    </div>
  );
}
