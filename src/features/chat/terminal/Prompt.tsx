import useBaseUrl from '@docusaurus/useBaseUrl';
import type {FormEvent, ReactNode, RefObject} from 'react';
import {useId, useRef} from 'react';
import {prepareEngine} from '../answering/prepareEngine';
import {QUESTION_LENGTH} from '../questionLength';
import {hintText} from './hintText';
import styles from './prompt.module.css';
import {useField} from './useField';

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** What was asked before, oldest first. */
  readonly earlier: readonly string[];
  readonly isBusy: boolean;
  /** On what was just done. */
  readonly message: string;
  readonly onSubmit: (text: string) => void;
  readonly onStop: () => void;
}

/**
 * The line that is typed in. Before React has taken over, sending it opens the page anew with the
 * question in its address, which is then asked.
 */
export default function Prompt(props: Props): ReactNode {
  const {ref, earlier, isBusy, message, onSubmit, onStop} = props;
  const id = useId();
  const page = useBaseUrl('/chat');
  const isPrepared = useRef(false);
  const field = useField(ref, earlier, onStop);
  const hint = hintText(field.text);
  function prepare(): void {
    if (!isPrepared.current) {
      isPrepared.current = true;
      prepareEngine();
    }
  }
  function onFormSubmit(event: FormEvent): void {
    event.preventDefault();
    // First the focus: a command may lead it elsewhere.
    ref.current?.focus();
    onSubmit(field.take());
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
          maxLength={QUESTION_LENGTH}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="send"
          placeholder="Ask in your own words"
          aria-describedby={`${id}-hint`}
          value={field.text}
          onFocus={prepare}
          onKeyDown={field.onKeyDown}
          onChange={(event) => {
            prepare();
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
        <span id={`${id}-hint`} hidden={Boolean(hint ?? message)}>
          Enter asks. /help lists the commands.
        </span>
        <span role="status">{hint ?? message}</span>
      </p>
    </form>
  );
}
