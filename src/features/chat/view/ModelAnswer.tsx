import type {ComponentType, ReactNode} from 'react';
import {lazy, Suspense} from 'react';
import type {AnswerPassage} from 'docusaurus-theme-search-ask/answers';
import type {ModelReply} from '../conversation';
import type {MarkdownProps} from './ModelMarkdown';
import PassageView from './PassageView';
import styles from './transcript.module.css';

function PlainText({text}: {readonly text: string}): ReactNode {
  return <p className={styles.plain}>{text}</p>;
}

const ModelMarkdown = lazy<ComponentType<MarkdownProps>>(() =>
  import('./ModelMarkdown').catch(() => ({default: PlainText})),
);

function removedText(removed: number): string {
  return removed === 1
    ? '1 citation that the passages do not support was removed.'
    : `${removed} citations that the passages do not support were removed.`;
}

/** What a reader should know of a model's answer. */
function Notes({reply: {end, removed, text}}: {readonly reply: ModelReply}): ReactNode {
  return (
    <>
      {end === 'cut' && <p className={styles.warning}>The answer was cut off here.</p>}
      {end === 'stopped' && <p className={styles.warning}>You stopped the answer here.</p>}
      {removed > 0 && <p className={styles.warning}>{removedText(removed)}</p>}
      {!/\[\d+\]/.test(text) && (
        <p className={styles.warning}>
          No sentence of this answer cites a passage. Treat it with caution.
        </p>
      )}
    </>
  );
}

interface Props {
  readonly text: string;
  /** What the model was given; `[1]` in the text is the first. */
  readonly passages: readonly AnswerPassage[];
  /** Once the answer has ended. */
  readonly reply?: ModelReply;
}

/**
 * What a model wrote; as plain text until the code that reads Markdown is there. The passages that
 * it cites stand below it.
 */
export default function ModelAnswer({text, passages, reply}: Props): ReactNode {
  const cited = passages
    .map((passage, place) => ({passage, number: place + 1}))
    .filter(({number}) => text.includes(`[${number}]`));
  return (
    <>
      <div className={styles.answer}>
        <Suspense fallback={<PlainText text={text} />}>
          <ModelMarkdown text={text} passages={passages} />
        </Suspense>
      </div>
      {reply && <Notes reply={reply} />}
      {reply && cited.length > 0 && (
        <details className={styles.cited}>
          <summary>{`Passages: ${cited.length}`}</summary>
          {cited.map(({passage, number}) => (
            <PassageView key={number} passage={passage} number={number} />
          ))}
        </details>
      )}
    </>
  );
}
