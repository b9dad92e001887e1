import type {FormEvent, ReactNode} from 'react';
import {useId, useState} from 'react';
import EmbeddingSettings from './EmbeddingSettings';
import ModelSelect from './ModelSelect';
import type {ModelSettings, SettingsChange} from './modelSettings';
import {DEFAULT_ADDRESS} from './modelSettings';
import {serverText} from './serverText';
import styles from './settings.module.css';
import {useServer} from './useServer';

interface Props {
  readonly settings: ModelSettings;
  readonly onChange: (changes: SettingsChange) => void;
}

/** Address, status and models of the reader's own server. */
export default function ServerSettings({settings, onChange}: Props): ReactNode {
  const {address, answerModel, embeddingModel} = settings;
  const id = useId();
  const [typed, setTyped] = useState(address);
  const {state, connect} = useServer(address, ({chat}) => {
    const [first] = chat;
    if (first !== undefined && (answerModel === undefined || !chat.includes(answerModel))) {
      onChange({answerModel: first});
    }
  });
  const models = state.status === 'connected' ? state.models : {chat: [], embedding: []};
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    connect();
  }
  return (
    <div className={styles.server}>
      <form className={styles.address} onSubmit={onSubmit}>
        <div className={styles.field}>
          <label htmlFor={id}>Server address</label>
          <input
            id={id}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            placeholder={DEFAULT_ADDRESS}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange({address: event.target.value.trim() || DEFAULT_ADDRESS});
            }}
          />
        </div>
        <button type="submit" className={styles.button}>
          Connect
        </button>
      </form>
      <p className={styles.status} role="status" data-status={state.status}>
        <span className={styles.light} aria-hidden="true" />
        <span>{serverText(state, address)}</span>
      </p>
      {state.status === 'failed' && (
        <p className={styles.help}>
          <a href="#allow-this-site">How to let this site ask your server</a>
        </p>
      )}
      <div className={styles.models}>
        <ModelSelect
          label="Answer model"
          none="Choose a model"
          value={answerModel}
          models={models.chat}
          onChange={(model) => onChange({answerModel: model})}
        />
        <ModelSelect
          label="Embedding model"
          none="None: match by words"
          value={embeddingModel}
          models={models.embedding}
          onChange={(model) => onChange({embeddingModel: model})}
        />
      </div>
      {embeddingModel !== undefined && state.status === 'connected' && (
        <EmbeddingSettings key={embeddingModel} server={state.server} model={embeddingModel} />
      )}
    </div>
  );
}
