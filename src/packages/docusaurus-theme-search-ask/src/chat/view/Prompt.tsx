import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type {FormEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import {useEffect, useId, useRef, useState} from 'react';
import styles from '../../../css/chat.module.css';
import {MAX_QUESTION} from '../question.js';

interface Props {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  /** Earlier questions, oldest first. */
  readonly earlier: readonly string[];
  readonly isBusy: boolean;
  /** Status of the last action. */
  readonly message: string;
  readonly onPrepare: () => void;
  readonly onSubmit: (text: string) => void;
  readonly onStop: () => void;
}

/** Returns the field's text and handlers. The arrow keys recall earlier questions, as in a terminal. */
function useField(
  ref: RefObject<HTMLInputElement | null>,
  earlier: readonly string[],
  onEscape: () => void,
) {
  const [text, setText] = useState('');
  /** Position of the recalled question, from the newest; 0 for the reader's draft. */
  const [back, setBack] = useState(0);
  const draft = useRef('');
  useEffect(() => {
    // Keeps text that was typed before hydration.
    setText(ref.current?.value ?? '');
  }, [ref]);
  function type(next: string): void {
    setText(next);
    setBack(0);
  }
  function recall(next: number): void {
    if (next >= 0 && next <= earlier.length) {
      draft.current = back === 0 ? text : draft.current;
      setText(next === 0 ? draft.current : (earlier.at(-next) ?? ''));
      setBack(next);
    }
  }
  function onKeyDown(event: KeyboardEvent): void {
    const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
    if (altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing) {
      return;
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      recall(key === 'ArrowUp' ? back + 1 : back - 1);
    } else if (key === 'Escape') {
      onEscape();
    }
  }
  return {text, type, onKeyDown};
}

/**
 * Shows the field for questions. Before hydration, submitting it reloads the page with the question
 * in the address, and the loaded page asks that question.
 */
export default function Prompt(props: Props): ReactNode {
  const {fieldRef: ref, earlier, isBusy, message, onPrepare, onSubmit, onStop} = props;
  const id = useId();
  const {pathname} = useLocation();
  const field = useField(ref, earlier, onStop);
  function onFormSubmit(event: FormEvent): void {
    event.preventDefault();
    ref.current?.focus();
    onSubmit(field.text);
    field.type('');
  }
  return (
    <form className={styles['prompt']} action={pathname} onSubmit={onFormSubmit}>
      <div className={styles['line']}>
        <label htmlFor={id} className={styles['promptMark']}>
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
          className={styles['input']}
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
          value={field.text}
          onFocus={onPrepare}
          onKeyDown={field.onKeyDown}
          onChange={(event) => {
            onPrepare();
            field.type(event.target.value);
          }}
        />
        {isBusy && (
          <button
            type="button"
            className={styles['stop']}
            onClick={() => {
              onStop();
              ref.current?.focus();
            }}>
            {translate({
              id: 'theme.SearchAsk.chat.stop',
              message: 'Stop',
              description: 'Button that stops an answer',
            })}
          </button>
        )}
        <button type="submit" className={styles['ask']}>
          {translate({
            id: 'theme.SearchAsk.chat.ask',
            message: 'Ask',
            description: 'Button that asks the question',
          })}
        </button>
      </div>
      <p className={styles['hint']}>
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
