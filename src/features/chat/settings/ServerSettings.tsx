import type {ReactNode} from 'react';
import {startTransition, useActionState, useId, useState} from 'react';
import Button from '../../../components/Button';
import SiteLink from '../../../components/SiteLink';
import {useOwner} from '../../../hooks/useOwner';
import {LOCAL_HOSTS} from '../../../lib/localHosts';
import {ModelError} from '../models/answerModel';
import {listModels, parseServerAddress} from '../models/server';
import type {ModelSettings} from './modelSettings';
import styles from './settings.module.css';

interface Props {
  readonly settings: ModelSettings;
  readonly onChange: (changes: Partial<ModelSettings>) => void;
}

interface Connection {
  readonly text: string;
  readonly models: readonly string[];
}

/** Address and model of the reader's server, which is asked only when the reader presses Connect. */
export default function ServerSettings({settings: {address, model}, onChange}: Props): ReactNode {
  const id = useId();
  const {chatHosts = []} = useOwner();
  const [typed, setTyped] = useState(address);
  const [{text, models}, connect, isConnecting] = useActionState(
    async (): Promise<Connection> => {
      try {
        const server = parseServerAddress(typed, [window.location.origin, ...chatHosts]);
        const found = await listModels(server);
        onChange({address: server, model: found.find((name) => name === model) ?? found[0]});
        return {text: `Connected to ${new URL(server).origin}.`, models: found};
      } catch (error) {
        const message = error instanceof ModelError ? error.message : 'The connection failed.';
        return {text: message, models: []};
      }
    },
    {text: 'Not connected yet.', models: []},
  );
  // The model of an earlier visit stays chosen until the server is asked.
  const options = new Set(model === undefined ? models : [...models, model]);
  const hosts = [...LOCAL_HOSTS, ...chatHosts].join(', ');
  return (
    <form
      className={styles.provider}
      onSubmit={(event) => {
        event.preventDefault();
        startTransition(connect);
      }}>
      <label htmlFor={id}>Server address</label>
      <input
        id={id}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        aria-describedby={`${id}-hosts`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-hosts`}>
        {`This site can connect to ${hosts} and its own address. `}
        <SiteLink to="/chat/models#allow-this-site">How to let this site ask your server</SiteLink>
      </p>
      <Button type="submit">Connect</Button>
      <p role="status">{isConnecting ? 'Connecting…' : text}</p>
      <label htmlFor={`${id}-model`}>Answer model</label>
      <select
        id={`${id}-model`}
        value={model ?? ''}
        onChange={(event) => onChange({model: event.target.value || undefined})}>
        <option value="">Choose a model</option>
        {[...options].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </form>
  );
}
