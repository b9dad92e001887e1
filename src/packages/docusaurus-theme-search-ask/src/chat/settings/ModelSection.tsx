import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import type {ReactNode, Ref} from 'react';
import {useId} from 'react';
import styles from '../../../css/chat.module.css';
import {useChatSettings} from '../settings.js';
import BuiltInSettings from './BuiltInSettings.js';
import type {ModelSettings, Provider} from './modelSettings.js';
import {PROVIDERS} from './modelSettings.js';
import ServerSettings from './ServerSettings.js';

function labelOf(provider: Provider): string {
  switch (provider) {
    case 'pages':
      return translate({
        id: 'theme.SearchAsk.chat.provider.pages',
        message: 'Pages only',
        description: 'Choice of the source of answers: passages of the site’s pages',
      });
    case 'browser':
      return translate({
        id: 'theme.SearchAsk.chat.provider.browser',
        message: 'The browser’s model',
        description: 'Choice of the source of answers: the model built into the browser',
      });
    case 'server':
      return translate({
        id: 'theme.SearchAsk.chat.provider.server',
        message: 'Your own server',
        description: 'Choice of the source of answers: a model on the reader’s server',
      });
  }
}

/** Description of a source of answers, and of the data it sends. */
function explain({provider, address}: ModelSettings): string {
  switch (provider) {
    case 'pages':
      return translate({
        id: 'theme.SearchAsk.chat.privacy.pages',
        message:
          'You get passages from the pages, word for word. Nothing that you ask leaves your machine: your browser downloads the index of the pages from this site and finds the answer itself.',
        description: 'Where questions go if answers are passages of the pages',
      });
    case 'browser':
      return translate({
        id: 'theme.SearchAsk.chat.privacy.browser',
        message:
          'The model built into this browser, if it has one, writes the answer from passages of the pages. This page sends nothing that you ask. Your question and the passages go to the model in your browser; its maker says what happens to them there.',
        description: 'Where questions go if the browser’s model answers',
      });
    case 'server':
      return translate(
        {
          id: 'theme.SearchAsk.chat.privacy.server',
          message:
            'A model you run with Ollama, or anything else that speaks OpenAI’s API, writes the answer. Your question, the last two questions and answers before it, and passages of the pages go to {address}, and nowhere else. If that is your own machine, nothing leaves it.',
          description: 'Where questions go if a model on the reader’s server answers',
        },
        {address},
      );
  }
}

interface Props {
  readonly sectionRef: Ref<HTMLElement>;
  readonly settings: ModelSettings;
  readonly onChange: (changes: Partial<ModelSettings>) => void;
}

/** Choice of the source of answers, and what it means for the reader's privacy. */
export default function ModelSection({sectionRef, settings, onChange}: Props): ReactNode {
  const {provider} = settings;
  const name = useId();
  const {pathname} = useLocation();
  const {modelGuide} = useChatSettings();
  return (
    <section
      ref={sectionRef}
      className={styles['section']}
      aria-label={translate({
        id: 'theme.SearchAsk.chat.model',
        message: 'Model',
        description: 'Name of the section, and of the button, with the choice of a model',
      })}
      tabIndex={-1}>
      <Heading as="h2" id="model">
        {translate({
          id: 'theme.SearchAsk.chat.modelTitle',
          message: 'Who writes the answers',
          description: 'Heading above the choice of the source of answers',
        })}
      </Heading>
      <fieldset className={styles['choice']}>
        <legend>
          {translate({
            id: 'theme.SearchAsk.chat.provider',
            message: 'Answers come from',
            description: 'Label of the choice of the source of answers',
          })}
        </legend>
        <div className={styles['options']}>
          {PROVIDERS.map((value) => (
            <label key={value} className={styles['option']}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === provider}
                onChange={() => onChange({provider: value})}
              />
              {labelOf(value)}
            </label>
          ))}
        </div>
      </fieldset>
      <p>
        {explain(settings)}{' '}
        {modelGuide !== undefined && (
          <Link to={modelGuide}>
            {translate({
              id: 'theme.SearchAsk.chat.modelGuide',
              message: 'How to use a model of your own',
              description: 'Link to the site’s page about models',
            })}
          </Link>
        )}
      </p>
      {provider === 'browser' && <BuiltInSettings />}
      {provider === 'server' && <ServerSettings settings={settings} onChange={onChange} />}
      <p>
        {translate(
          {
            id: 'theme.SearchAsk.chat.stored',
            message:
              'The conversation and these settings are kept in this browser’s storage. “Clear” deletes the conversation. A link such as {page}?q=… carries its question in the address, and whoever opens it sends that to the host of this site.',
            description: 'What the chat stores; "Clear" is the label of a button',
          },
          {page: pathname},
        )}
      </p>
    </section>
  );
}
