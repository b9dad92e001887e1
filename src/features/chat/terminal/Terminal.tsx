import type {ReactNode} from 'react';
import {useRef} from 'react';
import type {Chat} from '../useChat';
import Prompt from './Prompt';
import styles from './terminal.module.css';
import Transcript from './Transcript';
import Welcome from './Welcome';

interface Props {
  readonly chat: Chat;
  /** Who answers, in words. */
  readonly asked: string;
  readonly onModel: () => void;
}

/** The window: a bar, the conversation, the line that is typed in. Its height never changes. */
export default function Terminal({chat, asked, onModel}: Props): ReactNode {
  const {entries} = chat;
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
          aria-disabled={entries.length === 0}
          onClick={entries.length === 0 ? undefined : chat.clear}>
          Clear<span className="visually-hidden"> conversation</span>
        </button>
      </div>
      <Transcript
        entries={entries}
        onRetry={(id, ofPosts) => {
          chat.retry(id, ofPosts);
          focusField();
        }}
        onModel={onModel}
        onSay={chat.say}>
        <Welcome
          onAsk={(question) => {
            chat.submit(question);
            focusField();
          }}
        />
      </Transcript>
      <Prompt
        ref={field}
        earlier={entries.map((entry) => (entry.kind === 'turn' ? entry.question : entry.command))}
        isBusy={chat.isBusy}
        message={chat.message}
        onSubmit={chat.submit}
        onStop={chat.stop}
      />
    </section>
  );
}
