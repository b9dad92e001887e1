import Heading from '@theme/Heading';
import type {ReactNode, Ref} from 'react';
import ChoiceField from '../../../components/ChoiceField';
import SiteLink from '../../../components/SiteLink';
import {useSiteAddress} from '../../../hooks/useSiteAddress';
import BuiltInSettings from './BuiltInSettings';
import type {ModelSettings} from './modelSettings';
import ServerSettings from './ServerSettings';
import styles from './settings.module.css';

const LABELS = {
  posts: 'Posts only',
  browser: 'The browser’s model',
  server: 'Your own server',
};

/** Description of a source of answers, and of the data it sends. */
function explain({provider, address}: ModelSettings): string {
  switch (provider) {
    case 'posts':
      return 'You get passages from the posts, word for word. Nothing that you ask leaves your machine: your browser downloads the index of the posts from this site and finds the answer itself.';
    case 'browser':
      return 'The model built into this browser, if it has one, writes the answer from passages of the posts. This page sends nothing that you ask. Your question and the passages go to the model in your browser; its maker says what happens to them there.';
    case 'server':
      return `A model you run with Ollama, or anything else that speaks OpenAI’s API, writes the answer. Your question, the last two questions and answers before it, and passages of the posts go to ${address}, and nowhere else. If that is your own machine, nothing leaves it.`;
  }
}

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly settings: ModelSettings;
  readonly onChange: (changes: Partial<ModelSettings>) => void;
}

/** Choice of the source of answers, and what it means for the reader's privacy. */
export default function ModelSection({ref, settings, onChange}: Props): ReactNode {
  const {provider} = settings;
  const page = useSiteAddress('/chat');
  return (
    <section ref={ref} className={styles.section} aria-label="Model" tabIndex={-1}>
      <Heading as="h2" id="model">
        Who writes the answers
      </Heading>
      <ChoiceField
        label="Answers come from"
        options={LABELS}
        value={provider}
        onChange={(choice) => onChange({provider: choice})}
      />
      <p>
        {explain(settings)} <SiteLink to="/chat/models">How to use a model of your own</SiteLink>
      </p>
      {provider === 'browser' && <BuiltInSettings />}
      {provider === 'server' && <ServerSettings settings={settings} onChange={onChange} />}
      <p>
        The conversation and these settings are kept in this browser’s storage.{' '}
        <strong>Clear conversation</strong> deletes the conversation.{' '}
        {`A link such as ${page}?q=… carries its question in the address, and whoever opens it sends that to the host of this site.`}
      </p>
    </section>
  );
}
