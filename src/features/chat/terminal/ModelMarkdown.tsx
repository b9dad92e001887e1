import type {ReactNode} from 'react';
import type {Source} from '../conversation/types';
import {AnswerMarkdown} from '../models/answer/AnswerMarkdown';
import CitationMark from './CitationMark';

interface Props {
  readonly text: string;
  readonly sources: readonly Source[];
}

/** A model's Markdown; of its citations only those with a source become links. */
export default function ModelMarkdown({text, sources}: Props): ReactNode {
  return (
    <AnswerMarkdown
      text={text}
      renderCitation={(number) => {
        const source = sources.find((candidate) => candidate.number === number);
        return source ? <CitationMark source={source} /> : null;
      }}
    />
  );
}
