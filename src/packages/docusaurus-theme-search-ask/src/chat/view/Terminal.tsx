import {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import {useLayoutEffect, useRef} from 'react';
import styles from '../../../css/chat.module.css';
import type {Turn} from '../conversation.js';
import type {Chat} from '../useChat.js';
import Prompt from './Prompt.js';
import Suggestions from './Suggestions.js';
import TurnView from './TurnView.js';

/**
 * Keeps the newest question at the top of the transcript while its answer grows, as long as the
 * reader has not scrolled somewhere else.
 *
 * @returns ref of the scrolling element, which must be positioned
 */
function useFollow(turns: readonly Turn[]): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const followed = useRef<{id: number; top: number}>(undefined);
  const newest = turns.at(-1);
  useLayoutEffect(() => {
    const scroller = frame.current;
    if (!scroller || newest === undefined) {
      followed.current = undefined;
      return;
    }
    const isNew = followed.current?.id !== newest.id;
    // Browsers may round the position that was set.
    const hasNotScrolled = Math.abs(scroller.scrollTop - (followed.current?.top ?? 0)) < 2;
    const element = scroller.querySelector<HTMLElement>(`[data-turn="${newest.id}"]`);
    if (element && (isNew || hasNotScrolled)) {
      scroller.scrollTo({top: element.offsetTop, behavior: 'instant'});
      followed.current = {id: newest.id, top: scroller.scrollTop};
    }
  }, [newest]);
  return frame;
}

interface Props {
  readonly chat: Chat;
  /** Name of the source of answers. */
  readonly source: string;
  /** Leads to the choice of the source of answers. */
  readonly onModelSettings: () => void;
}

/** Shows the chat's window, with a constant height: a bar, the conversation and the field. */
export default function Terminal({chat, source, onModelSettings}: Props): ReactNode {
  const {turns} = chat;
  const isEmpty = turns.length === 0;
  const frame = useFollow(turns);
  const field = useRef<HTMLInputElement>(null);
  /** Focuses the field after actions that remove their own button or link. */
  function focusField(): void {
    field.current?.focus({preventScroll: true});
  }
  return (
    <section
      className={styles.terminal}
      aria-label={translate({
        id: 'theme.SearchAsk.chat.terminal',
        message: 'Terminal',
        description: 'Name of the chat’s window for screen readers',
      })}
      data-search-skip="">
      <div className={styles.bar}>
        <p className={styles.sourceName}>
          <span className={styles.sourceLabel}>
            {translate({
              id: 'theme.SearchAsk.chat.answersFrom',
              message: 'Answers from',
              description: 'Before the name of the source of answers',
            })}{' '}
          </span>
          {source}
        </p>
        <button type="button" className={styles.tool} onClick={onModelSettings}>
          {translate({
            id: 'theme.SearchAsk.chat.model',
            message: 'Model',
            description: 'Name of the section, and of the button, with the choice of a model',
          })}
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={translate({
            id: 'theme.SearchAsk.chat.clearLabel',
            message: 'Clear conversation',
            description: 'Button that deletes the conversation, for screen readers',
          })}
          aria-disabled={isEmpty}
          onClick={isEmpty ? undefined : chat.clear}>
          {translate({
            id: 'theme.SearchAsk.chat.clear',
            message: 'Clear',
            description: 'Button that deletes the conversation',
          })}
        </button>
      </div>
      {/* The conversation scrolls in a frame, so that the page below never moves. */}
      <div
        ref={frame}
        className={styles.frame}
        role="log"
        aria-label={translate({
          id: 'theme.SearchAsk.chat.conversation',
          message: 'Conversation',
          description: 'Name of the conversation for screen readers',
        })}
        aria-relevant="additions"
        // The conversation scrolls, so the keyboard must be able to reach it.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}>
        {isEmpty && (
          <Suggestions
            onAsk={(question) => {
              chat.ask(question);
              focusField();
            }}
          />
        )}
        {turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            onRetry={(...retried) => {
              chat.retry(...retried);
              focusField();
            }}
            onModelSettings={onModelSettings}
            onMessage={chat.setMessage}
          />
        ))}
      </div>
      <Prompt fieldRef={field} chat={chat} />
    </section>
  );
}
