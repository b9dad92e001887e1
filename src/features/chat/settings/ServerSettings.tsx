import type {FormEvent, ReactNode} from 'react';
import {useEffect, useId, useRef, useState} from 'react';
import SiteLink from '../../../components/SiteLink';
import Button from '../../../components/Button';
import {listModels, parseServerAddress} from '../models/server';
import {ModelError} from '../models/types';
import type {ModelSettings} from './modelSettings';
import {DEFAULT_ADDRESS} from './modelSettings';
import styles from './settings.module.css';

interface Props {
  readonly settings: ModelSettings;
  readonly onChange: (changes: Partial<ModelSettings>) => void;
}

interface Connection {
  readonly status: 'idle' | 'connecting' | 'connected' | 'failed';
  readonly text: string;
  readonly models: readonly string[];
}

const IDLE: Connection = {status: 'idle', text: 'Not connected yet.', models: []};

/** The connection to a server, made on the reader's word alone. */
function useServer(address: string, onModels: (models: readonly string[]) => void) {
  const [known, setKnown] = useState<{address: string; connection: Connection}>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  async function connect(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    const {signal} = controller;
    running.current = controller;
    const tell = (connection: Connection) => setKnown({address, connection});
    tell({status: 'connecting', text: 'Connecting…', models: []});
    try {
      const server = parseServerAddress(address);
      const models = await listModels(server, signal);
      tell({status: 'connected', text: `Connected to ${new URL(server).origin}.`, models});
      onModels(models);
    } catch (error) {
      if (!signal.aborted) {
        const text =
          error instanceof ModelError ? error.message : 'The server could not be reached.';
        tell({status: 'failed', text, models: []});
      }
    }
  }
  const connection = known?.address === address ? known.connection : IDLE;
  return {connection, connect: () => void connect()};
}

/** Address, state and models of the reader's own server. */
export default function ServerSettings({settings, onChange}: Props): ReactNode {
  const {address, model} = settings;
  const id = useId();
  const [typed, setTyped] = useState(address);
  const {connection, connect} = useServer(address, (models) => {
    if (models[0] !== undefined && (model === undefined || !models.includes(model))) {
      onChange({model: models[0]});
    }
  });
  const {status, text, models} = connection;
  // What was chosen earlier stays on offer while the server is silent.
  const offered = model === undefined || models.includes(model) ? models : [model, ...models];
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
        <Button type="submit">Connect</Button>
      </form>
      <p className={styles.status} role="status" data-status={status}>
        <span className={styles.light} aria-hidden="true" />
        <span>{text}</span>
      </p>
      {status === 'failed' && (
        <p className={styles.status}>
          <SiteLink to="/chat/models#allow-this-site">
            How to let this site ask your server
          </SiteLink>
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-model`}>Answer model</label>
        <select
          id={`${id}-model`}
          value={model ?? ''}
          onChange={(event) => onChange({model: event.target.value || undefined})}>
          <option value="">Choose a model</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
