import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from '../../../css/chat.module.css';
import {blockText} from '../../engine/index.js';
import type {AnswerPassage} from '../../answers/index.js';
import type {Reply, Turn} from '../conversation.js';
import {isUnfinished} from '../conversation.js';
import {citedNumbers} from '../models/citations.js';
import {useChatSettings} from '../chatSettings.js';
import ModelAnswer from './ModelAnswer.js';
import SiteAnswer from './SiteAnswer.js';

/** Returns an answer and its sources as plain text, for copying. */
function replyText(reply: Reply, origin: string): string {
  const source = ({title, path, href}: AnswerPassage, index: number) =>
    `[${index + 1}] ${[title, ...path].join(' › ')} ${origin}${href}`;
  if (reply.kind === 'model') {
    const numbers = citedNumbers(reply.text);
    const sources = reply.passages.map(source).filter((_, index) => numbers.has(index + 1));
    return [reply.text, '', ...sources].join('\n').trimEnd();
  }
  const passages = reply.passages.map(
    (passage, index) =>
      `${blockText(passage.block).replaceAll('\t', ' | ')}\n${source(passage, index)}\n`,
  );
  const pages = reply.pages.map(({title, href}) => `${title} ${origin}${href}`);
  return [...passages, ...pages].join('\n').trimEnd();
}

interface Props {
  readonly turn: Turn;
  readonly onRetry: (turn: Turn, source?: 'pages') => void;
  readonly onModelSettings: () => void;
  /** Shows a status message; '' clears it, so that screen readers announce the same message again. */
  readonly onMessage: (message: string) => void;
}

function TurnActions({turn, onRetry, onModelSettings, onMessage}: Props): ReactNode {
  const {pathname} = useLocation();
  const {question, state} = turn;
  const reply = state.status === 'answered' ? state.reply : undefined;
  const isModelFailure = state.status === 'failed' && state.isModelFailure;
  async function copy(text: string, done: string): Promise<void> {
    onMessage('');
    try {
      await navigator.clipboard.writeText(text);
      onMessage(done);
    } catch {
      // Copying is not permitted, or the page is not served over HTTPS.
      onMessage(
        translate({
          id: 'theme.SearchAsk.chat.notCopied',
          message: 'The browser did not allow copying. Select the text instead.',
          description: 'Status after copying failed',
        }),
      );
    }
  }
  const copyAnswer = (copied: Reply) =>
    copy(
      replyText(copied, window.location.origin),
      translate({
        id: 'theme.SearchAsk.chat.answerCopied',
        message: 'Answer copied.',
        description: 'Status after an answer was copied',
      }),
    );
  const copyLink = () =>
    copy(
      `${window.location.origin}${pathname}?q=${encodeURIComponent(question)}`,
      translate({
        id: 'theme.SearchAsk.chat.linkCopied',
        message: 'Link copied. It contains the question.',
        description: 'Status after the address of a question was copied',
      }),
    );
  return (
    <div className={styles.actions}>
      {/* The text of an answer about the site may consist of React nodes, which cannot be copied. */}
      {reply && reply.kind !== 'site' && (
        <button type="button" onClick={() => void copyAnswer(reply)}>
          {translate({
            id: 'theme.SearchAsk.chat.copyAnswer',
            message: 'Copy answer',
            description: 'Button below an answer',
          })}
        </button>
      )}
      {reply && (
        <button type="button" onClick={() => void copyLink()}>
          {translate({
            id: 'theme.SearchAsk.chat.copyLink',
            message: 'Copy link',
            description: 'Button below an answer; the link asks the question again',
          })}
        </button>
      )}
      <button type="button" onClick={() => onRetry(turn)}>
        {translate({
          id: 'theme.SearchAsk.chat.retry',
          message: 'Retry',
          description: 'Button that asks a question again',
        })}
      </button>
      {isModelFailure && (
        <>
          <button type="button" onClick={onModelSettings}>
            {translate({
              id: 'theme.SearchAsk.chat.modelSettings',
              message: 'Model settings',
              description: 'Button that leads to the choice of a model',
            })}
          </button>
          <button type="button" onClick={() => onRetry(turn, 'pages')}>
            {translate({
              id: 'theme.SearchAsk.chat.fromPages',
              message: 'Answer from the pages',
              description: 'Button that answers with passages, after a model has failed',
            })}
          </button>
        </>
      )}
    </div>
  );
}

function waitingText(downloaded: number | undefined): string {
  return downloaded === undefined
    ? translate({
        id: 'theme.SearchAsk.chat.waiting',
        message: 'Reading the pages…',
        description: 'Text while an answer is being retrieved',
      })
    : translate(
        {
          id: 'theme.SearchAsk.chat.downloading',
          message: 'Downloading the browser’s model: {percent} %',
          description: 'Text while the browser downloads its built-in model',
        },
        {percent: Math.round(100 * downloaded)},
      );
}

/** Shows the part of a turn that screen readers announce: the answer, or why there is none. */
function Body({state}: Pick<Turn, 'state'>): ReactNode {
  switch (state.status) {
    case 'waiting':
      return <p className={styles.waiting}>{waitingText(state.downloaded)}</p>;
    case 'stopped':
      return (
        <p className={styles.warning}>
          {translate({
            id: 'theme.SearchAsk.chat.stopped',
            message: 'This question was not answered.',
            description: 'Text in place of an answer that the reader stopped',
          })}
        </p>
      );
    case 'failed':
      return <p className={styles.warning}>{state.message}</p>;
    default:
      return state.reply.kind === 'model' ? (
        <ModelAnswer reply={state.reply} isWriting={state.status === 'writing'} />
      ) : (
        <SiteAnswer answer={state.reply} />
      );
  }
}

/**
 * Shows a question and its answer. Screen readers announce only a finished answer of this visit, and
 * not unfinished text, buttons or answers of an earlier visit.
 */
export default function TurnView(props: Props): ReactNode {
  const {turn} = props;
  const {id, question, asked, state, isRestored} = turn;
  const {renderLink} = useChatSettings();
  const questionId = useId();
  const isPending = isUnfinished(turn);
  const passages = state.status === 'answered' ? state.reply.passages : [];
  return (
    <article className={styles.turn} aria-labelledby={questionId} data-turn={id}>
      <p id={questionId} className={styles.question} aria-live="off">
        {question}
      </p>
      <div
        // A new element, so that screen readers announce all of the finished answer.
        key={isPending ? 'unfinished' : 'finished'}
        aria-live={isPending || isRestored ? 'off' : undefined}
        aria-busy={isPending}>
        <Body state={state} />
      </div>
      {/* Appears when the answer has ended: a growing answer would move it. */}
      {!isPending && (
        <div className={styles.foot} aria-live="off">
          <TurnActions {...props} />
          {passages.length > 0 && renderLink?.(passages)}
          <p className={styles.asked}>
            {translate(
              {
                id: 'theme.SearchAsk.chat.asked',
                message: 'Asked: {source}',
                description: 'Below an answer: who was asked, the pages of this site or a model',
              },
              {source: asked},
            )}
          </p>
        </div>
      )}
    </article>
  );
}
