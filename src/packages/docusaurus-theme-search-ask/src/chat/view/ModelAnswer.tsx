import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ComponentType, ReactNode} from 'react';
import {lazy, Suspense} from 'react';
import {useSelectMessage} from '../../client/useSelectMessage.js';
import styles from '../../../css/chat.module.css';
import type {ModelReply} from '../conversation.js';
import {citedNumbers} from '../models/citations.js';
import type Markdown from './ModelMarkdown.js';
import PassageView from './PassageView.js';

function PlainText({text}: {readonly text: string}): ReactNode {
  return <p className={styles.plain}>{text}</p>;
}

const ModelMarkdown = lazy<ComponentType<ComponentProps<typeof Markdown>>>(() =>
  import('./ModelMarkdown.js').catch(() => ({default: PlainText})),
);

/** Shows notes if a model's answer is incomplete or not supported by citations. */
function Notes({reply: {end, removed, text}}: {readonly reply: ModelReply}): ReactNode {
  const selectMessage = useSelectMessage();
  const notes = [
    end === 'cut' &&
      translate({
        id: 'theme.SearchAsk.chat.cut',
        message: 'The answer was cut off here.',
        description: 'Note at the end of a model’s answer that broke off',
      }),
    end === 'stopped' &&
      translate({
        id: 'theme.SearchAsk.chat.stoppedHere',
        message: 'You stopped the answer here.',
        description: 'Note at the end of a model’s answer that the reader stopped',
      }),
    removed > 0 &&
      selectMessage(
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
      ),
    citedNumbers(text).size === 0 &&
      translate({
        id: 'theme.SearchAsk.chat.noCitation',
        message: 'No sentence of this answer cites a passage. Treat it with caution.',
        description: 'Note below a model’s answer without citations',
      }),
  ];
  return notes.map(
    (note) =>
      note && (
        <p key={note} className={styles.warning}>
          {note}
        </p>
      ),
  );
}

interface Props {
  readonly reply: ModelReply;
  readonly isWriting: boolean;
}

/**
 * Shows a model's answer, with the passages that it cites. The answer is plain text until the
 * Markdown parser has loaded.
 */
export default function ModelAnswer({reply, isWriting}: Props): ReactNode {
  const {text, passages} = reply;
  const numbers = citedNumbers(text);
  const cited = passages
    .map((passage, index) => ({passage, number: index + 1}))
    .filter(({number}) => numbers.has(number));
  return (
    <>
      <div className={styles.answer}>
        <Suspense fallback={<PlainText text={text} />}>
          <ModelMarkdown text={text} passages={passages} />
        </Suspense>
      </div>
      {!isWriting && <Notes reply={reply} />}
      {!isWriting && cited.length > 0 && (
        <details className={styles.cited}>
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
