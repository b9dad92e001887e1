import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from '../../../css/chat.module.css';
import {blockText} from '../../engine/index.js';
import type {AnswerPassage} from '../../answers/index.js';
import type {Reply, Turn, TurnState} from '../conversation.js';
import {isUnfinished} from '../conversation.js';
import {citedNumbers} from '../models/citations.js';
import {useChatSettings} from '../settings.js';
import ModelAnswer from './ModelAnswer.js';
import SiteAnswer from './SiteAnswer.js';

function sourceLine({title, path, href}: AnswerPassage, number: number, origin: string): string {
  return `[${number}] ${[title, ...path].join(' › ')} ${origin}${href}`;
}

/**
 * Returns an answer and its sources as plain text, for copying.
 *
 * @param origin origin of the site, such as `https://site.example`
 */
function replyText(reply: Reply, origin: string): string {
  if (reply.kind === 'model') {
    const numbers = citedNumbers(reply.text);
    const sources = reply.passages.flatMap((passage, place) =>
      numbers.has(place + 1) ? [sourceLine(passage, place + 1, origin)] : [],
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

/** Actions on a turn. */
export interface TurnHandlers {
  readonly onRetry: (id: number, source?: 'pages') => void;
  readonly onModel: () => void;
  readonly onSay: (message: string) => void;
}

/** Buttons below an answer, or in its place. */
function TurnActions(props: TurnHandlers & {readonly turn: Turn}): ReactNode {
  const {turn, onRetry, onModel, onSay} = props;
  const {pathname} = useLocation();
  const {state} = turn;
  const reply = state.status === 'answered' ? state.reply : undefined;
  const isModelFailure = state.status === 'failed' && state.failure.of === 'model';
  async function copy(text: string, done: string): Promise<void> {
    onSay('');
    try {
      await navigator.clipboard.writeText(text);
      onSay(done);
    } catch {
      // Copying is not permitted, or the page is not served over HTTPS.
      onSay(
        translate({
          id: 'theme.SearchAsk.chat.notCopied',
          message: 'The browser did not allow copying. Select the text instead.',
          description: 'Status after copying failed',
        }),
      );
    }
  }
  return (
    <div className={styles['actions']}>
      {reply && !(reply.kind === 'site' && reply.answer.kind === 'site') && (
        <button
          type="button"
          onClick={() =>
            void copy(
              replyText(reply, window.location.origin),
              translate({
                id: 'theme.SearchAsk.chat.answerCopied',
                message: 'The answer is copied.',
                description: 'Status after an answer was copied',
              }),
            )
          }>
          {translate({
            id: 'theme.SearchAsk.chat.copyAnswer',
            message: 'Copy answer',
            description: 'Button below an answer',
          })}
        </button>
      )}
      {reply && (
        <button
          type="button"
          onClick={() => {
            const link = `${window.location.origin}${pathname}?q=${encodeURIComponent(turn.question)}`;
            void copy(
              link,
              translate({
                id: 'theme.SearchAsk.chat.linkCopied',
                message: 'The link is copied. It carries the question.',
                description: 'Status after the address of a question was copied',
              }),
            );
          }}>
          {translate({
            id: 'theme.SearchAsk.chat.copyLink',
            message: 'Copy link',
            description: 'Button below an answer; the link asks the question again',
          })}
        </button>
      )}
      <button type="button" onClick={() => onRetry(turn.id)}>
        {translate({
          id: 'theme.SearchAsk.chat.retry',
          message: 'Retry',
          description: 'Button that asks a question again',
        })}
      </button>
      {isModelFailure && (
        <button type="button" onClick={onModel}>
          {translate({
            id: 'theme.SearchAsk.chat.modelSettings',
            message: 'Model settings',
            description: 'Button that leads to the choice of a model',
          })}
        </button>
      )}
      {isModelFailure && (
        <button type="button" onClick={() => onRetry(turn.id, 'pages')}>
          {translate({
            id: 'theme.SearchAsk.chat.fromPages',
            message: 'Answer from the pages',
            description: 'Button that answers with passages, after a model has failed',
          })}
        </button>
      )}
    </div>
  );
}

/** Shows the link that the site adds to answers with passages. */
function PassageLink({state}: {readonly state: TurnState}): ReactNode {
  const {renderLink} = useChatSettings();
  const reply = state.status === 'answered' ? state.reply : undefined;
  const passages = reply?.kind === 'site' ? reply.answer.passages : reply?.passages;
  return passages?.[0] && renderLink?.(passages);
}

/** Shows the part of a turn that screen readers announce: the answer, or why there is none. */
function Body({state}: {readonly state: TurnState}): ReactNode {
  switch (state.status) {
    case 'waiting':
      return (
        <p className={styles['waiting']}>
          {state.downloaded === undefined
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
                {percent: Math.round(100 * state.downloaded)},
              )}
        </p>
      );
    case 'writing':
      return <ModelAnswer text={state.text} passages={state.passages} />;
    case 'stopped':
      return (
        <p className={styles['warning']}>
          {translate({
            id: 'theme.SearchAsk.chat.stopped',
            message: 'This question was not answered.',
            description: 'Text in place of an answer that the reader stopped',
          })}
        </p>
      );
    case 'failed':
      return <p className={styles['warning']}>{state.failure.message}</p>;
    case 'answered':
      return state.reply.kind === 'site' ? (
        <SiteAnswer answer={state.reply.answer} />
      ) : (
        <ModelAnswer text={state.reply.text} passages={state.reply.passages} reply={state.reply} />
      );
  }
}

/**
 * Shows a question and its answer. Screen readers announce only a finished answer of this visit, and
 * not unfinished text, buttons or turns of an earlier visit.
 */
export default function TurnView(props: TurnHandlers & {readonly turn: Turn}): ReactNode {
  const {turn, ...handlers} = props;
  const {id, question, asked, state} = turn;
  const questionId = useId();
  const isPending = isUnfinished(turn);
  return (
    <article className={styles['turn']} aria-labelledby={questionId} data-turn={id}>
      <p id={questionId} className={styles['question']} aria-live="off">
        {question}
      </p>
      <div
        key={isPending ? 'unfinished' : 'finished'}
        aria-live={isPending || id < 0 ? 'off' : undefined}
        aria-busy={isPending}>
        <Body state={state} />
      </div>
      {/* Appears when the answer has ended: a growing answer would move it. */}
      {!isPending && (
        <div className={styles['foot']} aria-live="off">
          <TurnActions turn={turn} {...handlers} />
          <PassageLink state={state} />
          <p className={styles['asked']}>
            {translate(
              {
                id: 'theme.SearchAsk.chat.asked',
                message: 'Asked: {source}',
                description: 'Source of an answer',
              },
              {source: asked},
            )}
          </p>
        </div>
      )}
    </article>
  );
}
