import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type {FormEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import {useEffect, useId, useState} from 'react';
import styles from '../../../css/chat.module.css';
import {MAX_QUESTION} from '../question.js';
import type {Chat} from '../useChat.js';

interface Props {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly chat: Chat;
}

/**
 * Shows the field for questions. The arrow keys recall earlier questions, as in a terminal. Before
 * hydration, submitting a question reloads the page with the question in the address, and the loaded
 * page asks it.
 */
export default function Prompt({fieldRef: ref, chat}: Props): ReactNode {
  const {turns, message, isBusy} = chat;
  const id = useId();
  const {pathname} = useLocation();
  const [draft, setDraft] = useState('');
  /** Position of the recalled question, from the newest; 0 for the reader's draft. */
  const [back, setBack] = useState(0);
  const recalled = back > 0 ? turns.at(-back)?.question : undefined;
  const text = recalled ?? draft;
  useEffect(() => {
    // Keeps text that was typed before hydration.
    setDraft(ref.current?.value ?? '');
  }, [ref]);
  function type(next: string): void {
    setDraft(next);
    setBack(0);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
    if (altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing) {
      return;
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      setBack(key === 'ArrowUp' ? Math.min(back + 1, turns.length) : Math.max(back - 1, 0));
    } else if (key === 'Escape') {
      chat.stop();
    }
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    ref.current?.focus();
    chat.ask(text);
    type('');
  }
  return (
    <form className={styles.prompt} action={pathname} onSubmit={onSubmit}>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.promptMark}>
          <span aria-hidden="true">&gt;</span>
        </label>
        <input
          ref={ref}
          id={id}
          name="q"
          aria-label={translate({
            id: 'theme.SearchAsk.chat.question',
            message: 'Your question',
            description: 'Label of the field for questions',
          })}
          type="text"
          className={styles.input}
          maxLength={MAX_QUESTION}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="send"
          placeholder={translate({
            id: 'theme.SearchAsk.chat.placeholder',
            message: 'Ask in your own words',
            description: 'Placeholder of the field for questions',
          })}
          aria-describedby={`${id}-hint`}
          value={text}
          onFocus={chat.prepare}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            chat.prepare();
            type(event.target.value);
          }}
        />
        {isBusy && (
          <button
            type="button"
            className={styles.stop}
            onClick={() => {
              chat.stop();
              ref.current?.focus();
            }}>
            {translate({
              id: 'theme.SearchAsk.chat.stop',
              message: 'Stop',
              description: 'Button that stops an answer',
            })}
          </button>
        )}
        <button type="submit" className={styles.ask}>
          {translate({
            id: 'theme.SearchAsk.chat.ask',
            message: 'Ask',
            description: 'Button that asks the question',
          })}
        </button>
      </div>
      <p className={styles.hint}>
        <span id={`${id}-hint`} hidden={Boolean(message)}>
          {translate({
            id: 'theme.SearchAsk.chat.hint',
            message: 'Press Enter to ask. The up arrow brings back earlier questions.',
            description: 'Hint below the field for questions',
          })}
        </span>
        <span role="status">{message}</span>
      </p>
    </form>
  );
}
