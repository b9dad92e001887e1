import type {FormEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import {useEffect, useId, useRef, useState} from 'react';
import {useSiteAddress} from '../../../hooks/useSiteAddress';
import {MAX_QUESTION} from '../question';
import styles from './prompt.module.css';

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** What was asked before, oldest first. */
  readonly earlier: readonly string[];
  readonly isBusy: boolean;
  /** On what was just done. */
  readonly message: string;
  readonly onPrepare: () => void;
  readonly onSubmit: (text: string) => void;
  readonly onStop: () => void;
}

/** The field: what is typed, and by the arrows, as in a terminal, what was asked before. */
function useField(
  ref: RefObject<HTMLInputElement | null>,
  earlier: readonly string[],
  onEscape: () => void,
) {
  const [text, setText] = useState('');
  /** Steps back among the earlier questions; 0 for what the reader is writing. */
  const [back, setBack] = useState(0);
  const draft = useRef('');
  useEffect(() => {
    // What was typed before React took over.
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
 * The line that is typed in. Before React has taken over, sending it opens the page anew with the
 * question in its address, which is then asked.
 */
export default function Prompt(props: Props): ReactNode {
  const {ref, earlier, isBusy, message, onPrepare, onSubmit, onStop} = props;
  const id = useId();
  const page = useSiteAddress('/chat');
  const field = useField(ref, earlier, onStop);
  function onFormSubmit(event: FormEvent): void {
    event.preventDefault();
    ref.current?.focus();
    onSubmit(field.text);
    field.type('');
  }
  return (
    <form className={styles.form} action={page} onSubmit={onFormSubmit}>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.mark}>
          <span aria-hidden="true">&gt;</span>
          <span className="visually-hidden">Your question</span>
        </label>
        <input
          ref={ref}
          id={id}
          name="q"
          type="text"
          className={styles.input}
          maxLength={MAX_QUESTION}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="send"
          placeholder="Ask in your own words"
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
            className={styles.stop}
            onClick={() => {
              onStop();
              ref.current?.focus();
            }}>
            Stop
          </button>
        )}
        <button type="submit" className={styles.ask}>
          Ask
        </button>
      </div>
      <p className={styles.hint}>
        <span id={`${id}-hint`} hidden={Boolean(message)}>
          Press Enter to ask. The up arrow brings back earlier questions.
        </span>
        <span role="status">{message}</span>
      </p>
    </form>
  );
}
