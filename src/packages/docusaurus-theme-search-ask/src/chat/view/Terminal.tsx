import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import styles from '../../../css/chat.module.css';
import type {Chat} from '../useChat.js';
import Prompt from './Prompt.js';
import Suggestions from './Suggestions.js';
import Transcript from './Transcript.js';

interface Props {
  readonly chat: Chat;
  /** Name of the source of answers. */
  readonly source: string;
  readonly onModel: () => void;
}

/** Shows the chat's window, with a constant height: a bar, the conversation and the field. */
export default function Terminal({chat, source, onModel}: Props): ReactNode {
  const {turns} = chat;
  const field = useRef<HTMLInputElement>(null);
  /** Focuses the field after actions that remove their own button or link. */
  function focusField(): void {
    field.current?.focus({preventScroll: true});
  }
  return (
    <section
      className={styles['terminal']}
      aria-label={translate({
        id: 'theme.SearchAsk.chat.terminal',
        message: 'Terminal',
        description: 'Name of the chat’s window for screen readers',
      })}
      data-search-skip="">
      <div className={styles['bar']}>
        <p className={styles['sourceName']}>
          <span className={styles['sourceLabel']}>
            {translate({
              id: 'theme.SearchAsk.chat.answersFrom',
              message: 'Answers from',
              description: 'Before the name of the source of answers',
            })}{' '}
          </span>
          {source}
        </p>
        <button type="button" className={styles['tool']} onClick={onModel}>
          {translate({
            id: 'theme.SearchAsk.chat.model',
            message: 'Model',
            description: 'Name of the section, and of the button, with the choice of a model',
          })}
        </button>
        <button
          type="button"
          className={styles['tool']}
          aria-label={translate({
            id: 'theme.SearchAsk.chat.clearLabel',
            message: 'Clear conversation',
            description: 'Button that deletes the conversation, for screen readers',
          })}
          aria-disabled={turns.length === 0}
          onClick={turns.length === 0 ? undefined : chat.clear}>
          {translate({
            id: 'theme.SearchAsk.chat.clear',
            message: 'Clear',
            description: 'Button that deletes the conversation',
          })}
        </button>
      </div>
      <Transcript
        turns={turns}
        onRetry={(id, source) => {
          chat.retry(id, source);
          focusField();
        }}
        onModel={onModel}
        onSay={chat.say}>
        <Suggestions
          onAsk={(question) => {
            chat.ask(question);
            focusField();
          }}
        />
      </Transcript>
      <Prompt
        fieldRef={field}
        earlier={turns.map(({question}) => question)}
        isBusy={chat.isBusy}
        message={chat.message}
        onPrepare={chat.prepare}
        onSubmit={chat.ask}
        onStop={chat.stop}
      />
    </section>
  );
}
