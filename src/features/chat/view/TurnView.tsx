import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useId} from 'react';
import {blockText} from 'docusaurus-theme-search-ask/engine';
import {useOwner} from '../../../hooks/useOwner';
import {useSiteAddress} from '../../../hooks/useSiteAddress';
import type {AnswerPassage} from 'docusaurus-theme-search-ask/answers';
import type {Reply, Turn, TurnState} from '../conversation';
import {isUnfinished} from '../conversation';
import ModelAnswer from './ModelAnswer';
import SiteAnswer from './SiteAnswer';
import styles from './transcript.module.css';

/** The last part of a post's path, as the map's address names it. */
function slugOf(href: string): string {
  return encodeURIComponent(/[^/#]*(?=#|$)/.exec(href)?.[0] ?? '');
}

function sourceLine({title, path, href}: AnswerPassage, number: number, origin: string): string {
  return `[${number}] ${[title, ...path].join(' › ')} ${origin}${href}`;
}

/**
 * An answer as plain text with where it comes from, to be copied.
 *
 * @param origin of the site, before its paths
 */
function replyText(reply: Reply, origin: string): string {
  if (reply.kind === 'model') {
    const sources = reply.passages.flatMap((passage, place) =>
      reply.text.includes(`[${place + 1}]`) ? [sourceLine(passage, place + 1, origin)] : [],
    );
    return [reply.text, '', ...sources].join('\n').trimEnd();
  }
  const {passages, pages} = reply.answer;
  return [
    ...passages.flatMap((passage, place) => [
      blockText(passage.block).replaceAll('\t', ' | '),
      sourceLine(passage, place + 1, origin),
      '',
    ]),
    ...pages.map(({title, href}) => `${title} ${origin}${href}`),
  ]
    .join('\n')
    .trimEnd();
}

export interface TurnHandlers {
  readonly onRetry: (id: number, ofPosts?: boolean) => void;
  readonly onModel: () => void;
  readonly onSay: (message: string) => void;
}

const NOT_COPIED = 'The browser did not allow copying. Select the text instead.';

/** What can be done with an answer, or in place of one. */
function TurnActions(props: TurnHandlers & {readonly turn: Turn}): ReactNode {
  const {turn, onRetry, onModel, onSay} = props;
  const page = useSiteAddress('/chat');
  const {state} = turn;
  const reply = state.status === 'answered' ? state.reply : undefined;
  const isModels = state.status === 'failed' && state.failure.of === 'model';
  async function copy(text: string, done: string): Promise<void> {
    onSay('');
    try {
      await navigator.clipboard.writeText(text);
      onSay(done);
    } catch {
      // No permission, or no secure context.
      onSay(NOT_COPIED);
    }
  }
  return (
    <div className={styles.actions}>
      {reply && !(reply.kind === 'site' && reply.answer.kind === 'site') && (
        <button
          type="button"
          onClick={() =>
            void copy(replyText(reply, window.location.origin), 'The answer is copied.')
          }>
          Copy answer
        </button>
      )}
      {reply && (
        <button
          type="button"
          onClick={() => {
            const link = `${window.location.origin}${page}?q=${encodeURIComponent(turn.question)}`;
            void copy(link, 'The link is copied. It carries the question.');
          }}>
          Copy link
        </button>
      )}
      <button type="button" onClick={() => onRetry(turn.id)}>
        Retry
      </button>
      {isModels && (
        <button type="button" onClick={onModel}>
          Model settings
        </button>
      )}
      {isModels && (
        <button type="button" onClick={() => onRetry(turn.id, true)}>
          Answer from the posts
        </button>
      )}
    </div>
  );
}

/** Leads to the post of the best passage on the map, among the posts that it is related to. */
function MapLink({state}: {readonly state: TurnState}): ReactNode {
  const map = useSiteAddress('/intelligence');
  const isOff = useOwner().map === false;
  const reply = state.status === 'answered' ? state.reply : undefined;
  const passages = reply?.kind === 'site' ? reply.answer.passages : reply?.passages;
  const post = passages?.find(({date}) => date !== undefined);
  return (
    post &&
    !isOff && (
      <Link className={styles.map} to={`${map}?post=${slugOf(post.href)}`}>
        {`See “${post.title}” on the map`}
      </Link>
    )
  );
}

/** The part of a turn that is read out: the answer itself, or why there is none. */
function Body({state}: {readonly state: TurnState}): ReactNode {
  switch (state.status) {
    case 'waiting':
      return <p className={styles.waiting}>Reading the posts…</p>;
    case 'writing':
      return <ModelAnswer text={state.text} passages={state.passages} />;
    case 'stopped':
      return <p className={styles.warning}>This question was not answered.</p>;
    case 'failed':
      return <p className={styles.warning}>{state.failure.message}</p>;
    case 'answered':
      return state.reply.kind === 'site' ? (
        <SiteAnswer answer={state.reply.answer} />
      ) : (
        <ModelAnswer text={state.reply.text} passages={state.reply.passages} reply={state.reply} />
      );
  }
}

/**
 * A question and its answer. Of all this only a whole answer is live, so that it is read out once:
 * neither piece by piece while it is written, nor the buttons, nor what an earlier visit left.
 */
export default function TurnView(props: TurnHandlers & {readonly turn: Turn}): ReactNode {
  const {turn, ...handlers} = props;
  const {id, question, asked, state} = turn;
  const questionId = useId();
  const isOpen = isUnfinished(turn);
  return (
    <article className={styles.turn} aria-labelledby={questionId} data-turn={id}>
      <p id={questionId} className={styles.question} aria-live="off">
        {question}
      </p>
      <div
        key={isOpen ? 'unfinished' : 'finished'}
        aria-live={isOpen || id < 0 ? 'off' : undefined}
        aria-busy={isOpen}>
        <Body state={state} />
      </div>
      {/* Not before the end: a growing answer would push it down. */}
      {!isOpen && (
        <div className={styles.foot} aria-live="off">
          <TurnActions turn={turn} {...handlers} />
          <MapLink state={state} />
          <p className={styles.asked}>{`Asked: ${asked}`}</p>
        </div>
      )}
    </article>
  );
}
