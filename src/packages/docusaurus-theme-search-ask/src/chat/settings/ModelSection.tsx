import {translate} from '@docusaurus/Translate';
import type {ReactNode, Ref} from 'react';
import {useId} from 'react';
import styles from '../../../css/chat.module.css';
import type {ModelSettings} from './modelSettings.js';
import {PROVIDERS} from './modelSettings.js';
import ServerSettings from './ServerSettings.js';

function sourceTexts({address}: ModelSettings) {
  return {
    pages: {
      label: translate({
        id: 'theme.SearchAsk.chat.provider.pages',
        message: 'Pages only',
        description: 'Choice of the source of answers: passages of the site’s pages',
      }),
      privacy: translate({
        id: 'theme.SearchAsk.chat.privacy.pages',
        message:
          'You get passages from the pages, word for word. Nothing that you ask leaves your machine: your browser downloads the index of the pages from this site and finds the answer itself.',
        description: 'Where questions go if answers are passages of the pages',
      }),
    },
    browser: {
      label: translate({
        id: 'theme.SearchAsk.chat.provider.browser',
        message: 'The browser’s model',
        description: 'Choice of the source of answers: the model built into the browser',
      }),
      privacy: translate({
        id: 'theme.SearchAsk.chat.privacy.browser',
        message:
          'The model built into this browser, if it has one, writes the answer from passages of the pages. This page does not send your question to a server. Your question and the passages go to the model in your browser; the maker of the browser decides what happens to them there. The first question makes the browser download its model if it does not have it yet: a few gigabytes, once for all sites.',
        description: 'Where questions go if the browser’s model answers',
      }),
    },
    server: {
      label: translate({
        id: 'theme.SearchAsk.chat.provider.server',
        message: 'Your own server',
        description: 'Choice of the source of answers: a model on the reader’s server',
      }),
      privacy: translate(
        {
          id: 'theme.SearchAsk.chat.privacy.server',
          message:
            'A model you run with Ollama, or anything else that speaks OpenAI’s API, writes the answer. Your question, the one before it, and passages of the pages go to {address}, and nowhere else. If that is your own machine, nothing leaves it.',
          description: 'Where questions go if a model on the reader’s server answers',
        },
        {address},
      ),
    },
  };
}

interface Props {
  readonly sectionRef: Ref<HTMLElement>;
  readonly settings: ModelSettings;
  readonly onChange: (changes: Partial<ModelSettings>) => void;
}

/** Shows the choice of the source of answers, and its consequences for the reader's privacy. */
export default function ModelSection({sectionRef, settings, onChange}: Props): ReactNode {
  const {provider} = settings;
  const texts = sourceTexts(settings);
  const name = useId();
  return (
    <section ref={sectionRef} className={styles.section} aria-labelledby="model">
      <h2 id="model">
        {translate({
          id: 'theme.SearchAsk.chat.modelTitle',
          message: 'Who writes the answers',
          description: 'Heading above the choice of the source of answers',
        })}
      </h2>
      <fieldset className={styles.choice} aria-labelledby="model">
        {PROVIDERS.map((value) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === provider}
              onChange={() => onChange({provider: value})}
            />
            {texts[value].label}
          </label>
        ))}
      </fieldset>
      <p>{texts[provider].privacy}</p>
      {provider === 'server' && <ServerSettings settings={settings} onChange={onChange} />}
      <p>
        {translate({
          id: 'theme.SearchAsk.chat.stored',
          message:
            'The conversation and these settings are kept in this browser’s storage. “Clear” deletes the conversation. A link that ends in ?q=… carries its question in the address, and whoever opens it sends the question to the host of this site.',
          description: 'What the chat stores; “Clear” is the label of a button',
        })}
      </p>
    </section>
  );
}
