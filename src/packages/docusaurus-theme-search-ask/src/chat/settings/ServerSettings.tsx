import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {FormEvent, ReactNode} from 'react';
import {useId, useState} from 'react';
import styles from '../../../css/chat.module.css';
import {ModelError} from '../models/answerModel.js';
import {listModels, parseServerAddress} from '../models/server.js';
import {LOCAL_HOSTS} from '../../settings.js';
import {useChatSettings} from '../settings.js';
import type {ModelSettings} from './modelSettings.js';

interface Props {
  readonly settings: ModelSettings;
  readonly onChange: (changes: Partial<ModelSettings>) => void;
}

/** Names of the server's models once it is connected; an error's message; or a state. */
type Connection = readonly string[] | Error | 'none' | 'connecting';

function statusOf(connection: Connection, address: string): string {
  if (connection === 'none') {
    return translate({
      id: 'theme.SearchAsk.chat.server.none',
      message: 'Not connected yet.',
      description: 'Status before the model server was asked',
    });
  }
  if (connection === 'connecting') {
    return translate({
      id: 'theme.SearchAsk.chat.server.connecting',
      message: 'Connecting…',
      description: 'Status while the model server is asked',
    });
  }
  if (connection instanceof ModelError) {
    return connection.message;
  }
  return connection instanceof Error
    ? translate({
        id: 'theme.SearchAsk.chat.server.failed',
        message: 'The connection failed.',
        description: 'Status after an unknown error of the connection',
      })
    : translate(
        {
          id: 'theme.SearchAsk.chat.server.connected',
          message: 'Connected to {origin}.',
          description: 'Status after the model server has answered',
        },
        {origin: new URL(address).origin},
      );
}

/** Address and model of the reader's server, which is asked only when the reader presses Connect. */
export default function ServerSettings({settings: {address, model}, onChange}: Props): ReactNode {
  const id = useId();
  const {hosts = [], modelGuide} = useChatSettings();
  const [typed, setTyped] = useState(address);
  const [connection, setConnection] = useState<Connection>('none');
  async function connect(event: FormEvent): Promise<void> {
    event.preventDefault();
    setConnection('connecting');
    try {
      const server = parseServerAddress(typed, [window.location.origin, ...hosts]);
      const models = await listModels(server);
      onChange({address: server, model: models.find((name) => name === model) ?? models[0]});
      setConnection(models);
    } catch (error) {
      setConnection(error as Error);
    }
  }
  // The model of an earlier visit stays chosen until the server is asked.
  const options = new Set([
    ...(Array.isArray(connection) ? (connection as string[]) : []),
    ...(model === undefined ? [] : [model]),
  ]);
  return (
    <form className={styles['provider']} onSubmit={(event) => void connect(event)}>
      <label htmlFor={id}>
        {translate({
          id: 'theme.SearchAsk.chat.server.address',
          message: 'Server address',
          description: 'Label of the field for the address of a model server',
        })}
      </label>
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
        {translate(
          {
            id: 'theme.SearchAsk.chat.server.hosts',
            message: 'This site can connect to {hosts} and its own address.',
            description: 'Hosts of model servers that the site allows',
          },
          {hosts: [...LOCAL_HOSTS, ...hosts].join(', ')},
        )}{' '}
        {modelGuide !== undefined && (
          <Link to={`${modelGuide}#allow-this-site`}>
            {translate({
              id: 'theme.SearchAsk.chat.server.guide',
              message: 'How to let this site ask your server',
              description: 'Link to the site’s page about models, section "allow-this-site"',
            })}
          </Link>
        )}
      </p>
      <button type="submit" className={styles['button']}>
        {translate({
          id: 'theme.SearchAsk.chat.server.connect',
          message: 'Connect',
          description: 'Button that connects to the model server',
        })}
      </button>
      <p role="status">{statusOf(connection, address)}</p>
      <label htmlFor={`${id}-model`}>
        {translate({
          id: 'theme.SearchAsk.chat.server.model',
          message: 'Answer model',
          description: 'Label of the choice of a model of the server',
        })}
      </label>
      <select
        id={`${id}-model`}
        value={model ?? ''}
        onChange={(event) => onChange({model: event.target.value || undefined})}>
        <option value="">
          {translate({
            id: 'theme.SearchAsk.chat.server.choose',
            message: 'Choose a model',
            description: 'First entry of the choice of a model',
          })}
        </option>
        {[...options].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </form>
  );
}
