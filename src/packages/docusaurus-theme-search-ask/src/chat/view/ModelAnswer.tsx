import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ComponentType, ReactNode} from 'react';
import {lazy, Suspense} from 'react';
import styles from '../../../css/chat.module.css';
import type {AnswerPassage} from '../../answers/index.js';
import type {ModelReply} from '../conversation.js';
import {citedNumbers} from '../models/citations.js';
import type {MarkdownProps} from './ModelMarkdown.js';
import PassageView from './PassageView.js';

function PlainText({text}: {readonly text: string}): ReactNode {
  return <p className={styles['plain']}>{text}</p>;
}

const ModelMarkdown = lazy<ComponentType<MarkdownProps>>(() =>
  import('./ModelMarkdown.js').catch(() => ({default: PlainText})),
);

/** Shows notes if a model's answer is incomplete or not supported by citations. */
function Notes({reply: {end, removed, text}}: {readonly reply: ModelReply}): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <>
      {end === 'cut' && (
        <p className={styles['warning']}>
          {translate({
            id: 'theme.SearchAsk.chat.cut',
            message: 'The answer was cut off here.',
            description: 'Note at the end of a model’s answer that broke off',
          })}
        </p>
      )}
      {end === 'stopped' && (
        <p className={styles['warning']}>
          {translate({
            id: 'theme.SearchAsk.chat.stoppedHere',
            message: 'You stopped the answer here.',
            description: 'Note at the end of a model’s answer that the reader stopped',
          })}
        </p>
      )}
      {removed > 0 && (
        <p className={styles['warning']}>
          {selectMessage(
            removed,
            translate(
              {
                id: 'theme.SearchAsk.chat.removed',
                message:
                  '1 citation that the passages do not support was removed.|{count} citations that the passages do not support were removed.',
                description: 'Pluralized note below a model’s answer',
              },
              {count: removed},
            ),
          )}
        </p>
      )}
      {citedNumbers(text).size === 0 && (
        <p className={styles['warning']}>
          {translate({
            id: 'theme.SearchAsk.chat.noCitation',
            message: 'No sentence of this answer cites a passage. Treat it with caution.',
            description: 'Note below a model’s answer without citations',
          })}
        </p>
      )}
    </>
  );
}

interface Props {
  readonly text: string;
  /** Passages that the model received; `[1]` in the text is the first. */
  readonly passages: readonly AnswerPassage[];
  /** Set when the answer has ended. */
  readonly reply?: ModelReply;
}

/**
 * Shows a model's answer, with the passages that it cites. The answer is plain text until the
 * Markdown parser has loaded.
 */
export default function ModelAnswer({text, passages, reply}: Props): ReactNode {
  const numbers = citedNumbers(text);
  const cited = passages
    .map((passage, place) => ({passage, number: place + 1}))
    .filter(({number}) => numbers.has(number));
  return (
    <>
      <div className={styles['answer']}>
        <Suspense fallback={<PlainText text={text} />}>
          <ModelMarkdown text={text} passages={passages} />
        </Suspense>
      </div>
      {reply && <Notes reply={reply} />}
      {reply && cited.length > 0 && (
        <details className={styles['cited']}>
          <summary>
            {translate(
              {
                id: 'theme.SearchAsk.chat.passages',
                message: 'Passages: {count}',
                description: 'Label of the passages that a model’s answer cites',
              },
              {count: cited.length},
            )}
          </summary>
          {cited.map(({passage, number}) => (
            <PassageView key={number} passage={passage} number={number} />
          ))}
        </details>
      )}
    </>
  );
}
