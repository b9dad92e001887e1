import {Fragment, type ReactNode} from 'react';
import type {AnswerInline} from './answerTree';

interface Props {
  readonly nodes: readonly AnswerInline[];
  readonly renderCitation: (number: number) => ReactNode;
}

export function AnswerInlines({nodes, renderCitation}: Props): ReactNode {
  return nodes.map((node, index) => {
    switch (node.kind) {
      case 'text':
        return <Fragment key={index}>{node.text}</Fragment>;
      case 'code':
        return <code key={index}>{node.text}</code>;
      case 'break':
        return <br key={index} />;
      case 'citation':
        return <Fragment key={index}>{renderCitation(node.number) ?? `[${node.number}]`}</Fragment>;
      default: {
        const Mark = node.kind === 'strong' ? 'strong' : 'em';
        return (
          <Mark key={index}>
            <AnswerInlines nodes={node.children} renderCitation={renderCitation} />
          </Mark>
        );
      }
    }
  });
}
