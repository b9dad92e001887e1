import type {ComponentType, ReactNode} from 'react';
import {lazy, Suspense} from 'react';
import type {Source} from '../conversation/types';
import PlainAnswer from './PlainAnswer';
import styles from './transcript.module.css';

interface Props {
  readonly text: string;
  readonly sources: readonly Source[];
}

const ModelMarkdown = lazy<ComponentType<Props>>(() =>
  import('./ModelMarkdown').catch(() => ({default: PlainAnswer})),
);

/** What a model wrote; as plain text until the code that reads Markdown is there. */
export default function ModelAnswer({text, sources}: Props): ReactNode {
  return (
    <div className={styles.answer}>
      <Suspense fallback={<PlainAnswer text={text} />}>
        <ModelMarkdown text={text} sources={sources} />
      </Suspense>
    </div>
  );
}
