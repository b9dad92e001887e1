import {type ReactNode, useMemo} from 'react';
import {AnswerBlocks} from './AnswerBlocks';
import {parseAnswer} from './parseAnswer';

interface Props {
  readonly text: string;
  /** Draws the mark of a citation; null for a number that names no passage, which then stays text. */
  readonly renderCitation: (number: number) => ReactNode;
}

/** A model's answer. Whatever is in its text, nothing leads anywhere except what `renderCitation` draws. */
export function AnswerMarkdown({text, renderCitation}: Props): ReactNode {
  const blocks = useMemo(() => parseAnswer(text), [text]);
  return <AnswerBlocks blocks={blocks} renderCitation={renderCitation} />;
}
