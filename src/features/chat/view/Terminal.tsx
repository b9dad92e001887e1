import type {ReactNode} from 'react';
import {useRef} from 'react';
import type {Chat} from '../useChat';
import Prompt from './Prompt';
import Suggestions from './Suggestions';
import styles from './terminal.module.css';
import Transcript from './Transcript';

interface Props {
  readonly chat: Chat;
  /** Who answers, in words. */
  readonly asked: string;
  readonly onModel: () => void;
}

/** The window: a bar, the conversation, the line that is typed in. Its height never changes. */
export default function Terminal({chat, asked, onModel}: Props): ReactNode {
  const {turns} = chat;
  const field = useRef<HTMLInputElement>(null);
  /** For what is done by a button or link that goes away with it. */
  function focusField(): void {
    field.current?.focus({preventScroll: true});
  }
  return (
    <section className={styles.terminal} aria-label="Terminal" data-search-skip="">
      <div className={styles.bar}>
        <p className={styles.asked}>
          <span className={styles.askedLabel}>Answers from </span>
          {asked}
        </p>
        <button type="button" className={styles.tool} onClick={onModel}>
          Model
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-disabled={turns.length === 0}
          onClick={turns.length === 0 ? undefined : chat.clear}>
          Clear<span className="visually-hidden"> conversation</span>
        </button>
      </div>
      <Transcript
        turns={turns}
        onRetry={(id, ofPosts) => {
          chat.retry(id, ofPosts);
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
        ref={field}
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
