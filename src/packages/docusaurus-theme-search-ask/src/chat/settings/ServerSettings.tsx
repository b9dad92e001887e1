import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {FormEvent, ReactNode} from 'react';
import {useId, useState} from 'react';
import styles from '../../../css/chat.module.css';
import {listModels, parseServerAddress} from '../models/server.js';
import {LOCAL_HOSTS} from '../../settings.js';
import {useChatSettings} from '../chatSettings.js';
import type {ModelSettings} from './modelSettings.js';

interface Props {
  readonly settings: ModelSettings;
  readonly onChange: (changes: Partial<ModelSettings>) => void;
}

/**
 * Shows fields for the address and model of the reader's server. Only the Connect button contacts the
 * server.
 */
export default function ServerSettings({settings: {address, model}, onChange}: Props): ReactNode {
  const id = useId();
  const {hosts = [], modelGuide} = useChatSettings();
  const [typed, setTyped] = useState(address);
  // The model of an earlier visit stays selected until the reader connects.
  const [models, setModels] = useState<readonly string[]>(model === undefined ? [] : [model]);
  const [status, setStatus] = useState('');
  async function connect(event: FormEvent): Promise<void> {
    event.preventDefault();
    setStatus('');
    try {
      const server = parseServerAddress(typed, [window.location.origin, ...hosts]);
      const names = await listModels(server);
      setModels(names);
      onChange({address: server, model: names.find((name) => name === model) ?? names[0]});
      setStatus(
        translate(
          {
            id: 'theme.SearchAsk.chat.server.connected',
            message: 'Connected to {origin}.',
            description: 'Status after the model server has answered',
          },
          {origin: new URL(server).origin},
        ),
      );
    } catch (error) {
      setStatus((error as Error).message);
    }
  }
  return (
    <form className={styles.provider} onSubmit={(event) => void connect(event)}>
      <label htmlFor={id}>
        {translate({
          id: 'theme.SearchAsk.chat.server.address',
          message: 'Server address',
          description: 'Label of the field for the address of a model server',
        })}
      </label>
      <input
        id={id}
        type="url"
        required
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
      <button type="submit" className="button button--secondary">
        {translate({
          id: 'theme.SearchAsk.chat.server.connect',
          message: 'Connect',
          description: 'Button that connects to the model server',
        })}
      </button>
      <p role="status">{status}</p>
      <label htmlFor={`${id}-model`}>
        {translate({
          id: 'theme.SearchAsk.chat.server.model',
          message: 'Answer model',
          description: 'Label of the menu for choosing one of the server’s models',
        })}
      </label>
      <select
        id={`${id}-model`}
        value={model ?? ''}
        onChange={(event) => onChange({model: event.target.value})}>
        {models.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </form>
  );
}
