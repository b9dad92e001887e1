import Heading from '@theme/Heading';
import type {ReactNode, Ref} from 'react';
import {lazy, Suspense, useId} from 'react';
import {useSiteAddress} from '../../../hooks/useSiteAddress';
import SiteLink from '../../../components/SiteLink';
import Button from '../../../components/Button';
import type {ModelSettings} from './modelSettings';
import {PROVIDERS} from './modelSettings';
import type ServerSettingsType from './ServerSettings';
import styles from './settings.module.css';

const BuiltInSettings = lazy(() =>
  import('./BuiltInSettings').catch(() => ({default: SettingsMissing})),
);
const ServerSettings = lazy<typeof ServerSettingsType>(() =>
  import('./ServerSettings').catch(() => ({default: SettingsMissing})),
);

/** In place of settings whose code could not be fetched. */
function SettingsMissing(): ReactNode {
  return (
    <p role="status" className={styles.loading}>
      These settings could not be loaded. Check your connection and{' '}
      <Button small onClick={() => window.location.reload()}>
        load the page again
      </Button>
      ; the conversation is kept.
    </p>
  );
}

const CHOICES = {
  posts: {
    label: 'Posts only',
    text: 'Passages from the posts, word for word. No model, no setup.',
    leaves:
      'Nothing that you ask. Your browser downloads the index of the posts from this site and finds the answer itself.',
  },
  browser: {
    label: 'The browser’s model',
    text: 'The model built into this browser, if it has one, writes the answer from the passages.',
    leaves:
      'This page sends nothing that you ask. Your question and the passages go to the model in your browser; its maker says what happens to them there.',
  },
  server: {
    label: 'Your own server',
    text: 'A model you run yourself, with Ollama or anything that speaks OpenAI’s API.',
    leaves: '',
  },
} as const;

function whatLeaves({provider, address}: ModelSettings): string {
  return provider === 'server'
    ? `Your question, the last two questions and answers before it, and passages of the posts go to ${address}, and nowhere else. If that is your own machine, nothing leaves it.`
    : CHOICES[provider].leaves;
}

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly settings: ModelSettings;
  readonly onChange: (changes: Partial<ModelSettings>) => void;
}

/** Who writes the answers, and what leaves the machine for it. */
export default function ModelSection({ref, settings, onChange}: Props): ReactNode {
  const name = useId();
  const page = useSiteAddress('/chat');
  return (
    <section ref={ref} className={styles.section} aria-label="Model" tabIndex={-1}>
      <Heading as="h2" id="model">
        Who writes the answers
      </Heading>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Answers come from</legend>
        {PROVIDERS.map((provider) => (
          <div key={provider} className={styles.choice}>
            <input
              id={`${name}-${provider}`}
              type="radio"
              className={styles.radio}
              name={name}
              value={provider}
              checked={settings.provider === provider}
              aria-describedby={`${name}-${provider}-text`}
              onChange={() => onChange({provider})}
            />
            <label htmlFor={`${name}-${provider}`}>{CHOICES[provider].label}</label>
            <p id={`${name}-${provider}-text`}>{CHOICES[provider].text}</p>
          </div>
        ))}
      </fieldset>
      <Suspense fallback={<p className={styles.loading}>Loading the settings…</p>}>
        {settings.provider === 'browser' && <BuiltInSettings />}
        {settings.provider === 'server' && (
          <ServerSettings settings={settings} onChange={onChange} />
        )}
      </Suspense>
      <dl className={styles.privacy}>
        <div>
          <dt>What leaves your machine</dt>
          <dd>{whatLeaves(settings)}</dd>
        </div>
        <div>
          <dt>What stays on it</dt>
          <dd>
            The conversation and these settings are kept in this browser’s storage.{' '}
            <strong>Clear conversation</strong> deletes the conversation.
          </dd>
        </div>
        <div>
          <dt>One exception</dt>
          <dd>
            {`A link such as ${page}?q=… carries its question in the address, and whoever opens it sends that to the host of this site.`}
          </dd>
        </div>
      </dl>
      <p>
        <SiteLink to="/chat/models">How to use a model of your own</SiteLink>
      </p>
    </section>
  );
}
